/** The chosen theme: paper (light), night (dark), or the system's. */
export const THEMES = ["system", "paper", "night"] as const;
export type Theme = (typeof THEMES)[number];
const KEY = "theme";

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  showTheme(theme);
}

export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
