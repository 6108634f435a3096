import { create } from 'zustand'

export type Theme = 'system' | 'light' | 'dark'

const key = 'theme'

export const useTheme = create<{ theme: Theme }>(() => ({ theme: 'system' }))

/** Before the first paint, hence localStorage: it answers at once. */
export function restoreTheme(): void {
  const kept = localStorage.getItem(key)
  applyTheme(kept === 'light' || kept === 'dark' ? kept : 'system')
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  applyTheme(theme)
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  useTheme.setState({ theme })
}
