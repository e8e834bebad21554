// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import * as api from "../../core/api";
import { currentUser } from "../../core/currentUser";
import { loadMessages } from "../../core/messages";
import { Problem } from "../../core/problem";
import type { Me } from "../../core/types";
import { go } from "../../layout/navigation";
import OwnData from "./OwnData.svelte";

vi.mock("../../layout/navigation", () => ({ go: vi.fn() }));
vi.mock("../../core/api", () => ({ deleteMe: vi.fn() }));
const deleteMe = vi.mocked(api.deleteMe);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const ada = { id: "1", name: "Ada", emblem: "lapis", guest: false, login: "ada", operator: false } as Me;

async function ask(me: Me): Promise<HTMLElement> {
  currentUser.set(me);
  render(OwnData, { messages: await loadMessages("en", undefined, "layout", "profile") });
  await fireEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  return screen.getByRole("button", { name: "Delete for good" });
}

test("nothing is deleted before one is sure, and a wrong password deletes nothing", async () => {
  deleteMe.mockRejectedValueOnce(new Problem("wrong_password", "The password is wrong."));
  const button = await ask(ada);
  expect(button).toHaveProperty("disabled", true);
  await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "not this one" } });
  await fireEvent.click(screen.getByRole("checkbox"));
  await fireEvent.submit(screen.getByRole("form"));
  expect(deleteMe).toHaveBeenCalledWith("not this one");
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing was deleted");
  expect(currentUser.me).toBe(ada);
  expect(go).not.toHaveBeenCalled();
});

test("a guest needs no password, and is nobody afterwards", async () => {
  deleteMe.mockResolvedValueOnce();
  await ask({ ...ada, guest: true, login: null });
  expect(screen.queryByLabelText("Password")).toBeNull();
  await fireEvent.click(screen.getByRole("checkbox"));
  await fireEvent.submit(screen.getByRole("form"));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/", { replace: true }));
  expect(deleteMe).toHaveBeenCalledWith(null);
  expect(currentUser.me).toBeNull();
});
