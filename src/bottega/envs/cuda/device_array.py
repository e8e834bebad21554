"""Arrays on the device that PyTorch, CuPy and JAX can use without copies (DLPack).

Numba's own arrays have `__cuda_array_interface__`, which PyTorch and CuPy accept, but not DLPack, which JAX needs.
"""

import ctypes
from typing import Any

import numpy as np
from numba import config, cuda

CPU, CUDA = 1, 2  # DLPack's device types
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's type codes
NAME = b"dltensor"
OWN_STREAMS = (None, -1, 0, 1)  # the stream of our kernels, or no preference


class _Tensor(ctypes.Structure):
    """DLPack's DLManagedTensor; its first fields are the DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_LENT: dict[int, tuple[Any, ...]] = {}  # by address: what must stay alive while others use a tensor


def _release(tensor: int) -> None:
    _LENT.pop(tensor, None)


def _drop(capsule: int) -> None:
    """Releases the tensor of a capsule that nobody has opened; a consumer renames the capsule."""
    if _is_valid(capsule, NAME):
        _release(_pointer(capsule, NAME))


_deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_release)
_destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_drop)
_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


class DeviceArray:
    """An array on the device; `array` is the Numba array."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape, self.dtype = tuple(array.shape), array.dtype

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        return (CPU, 0) if config.ENABLE_CUDASIM else (CUDA, cuda.current_context().device.id)

    def __dlpack__(self, *, stream: int | None = None, **options: Any) -> Any:
        """A capsule that shares the memory. If another stream uses it, our kernels finish first."""
        if options.get("copy"):
            raise BufferError("the memory is shared; copy it on your side")
        if stream not in OWN_STREAMS:
            cuda.synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        strides = (ctypes.c_int64 * len(self.shape))(*(step // self.dtype.itemsize for step in self.array.strides))
        tensor = _Tensor(
            self._address(), *self.__dlpack_device__(), len(self.shape), KINDS[self.dtype.kind],
            self.dtype.itemsize * 8, 1, shape, strides, 0, None, ctypes.cast(_deleter, ctypes.c_void_p),
        )  # fmt: skip
        address = ctypes.addressof(tensor)
        _LENT[address] = (tensor, shape, strides, self.array)
        return _capsule(address, NAME, ctypes.cast(_destructor, ctypes.c_void_p))

    def _address(self) -> int:
        if config.ENABLE_CUDASIM:
            return int(self.array.ctypes.data)
        return int(self.array.__cuda_array_interface__["data"][0])

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        copied: np.ndarray[Any, Any] = self.array.copy_to_host()
        return copied
