/**
 * What the page of an embedded board may not do. It must be imported first: other modules read settings when they are
 * loaded.
 */
import { memoryStorage } from "./memoryStorage";

// No request carries a cookie, so that nobody is logged in here.
const plainFetch = window.fetch.bind(window);
window.fetch = (input, init) => plainFetch(input, { ...init, credentials: "omit" });

// Browsers may forbid frames of other sites to keep anything. Nothing has to be kept here.
Object.defineProperty(window, "localStorage", { value: memoryStorage(), configurable: true });
