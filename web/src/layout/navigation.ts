/** The router of this window. */
import { Router } from "../core/router";

export const router = new Router(window);
export const go = (address: string, how: { replace?: boolean } = {}): void => router.go(address, how);
