import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const onPages = ['ink', 'soft', 'ok', 'warn', 'danger', 'info']
const texts: [text: string, ground: string][] = [
  ...['paper', 'surface', 'sunken'].flatMap(ground =>
    onPages.map((text): [string, string] => [text, ground]),
  ),
  ...['ok', 'warn', 'danger', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-wash`],
    ['ink', `${tone}-wash`],
  ]),
  ['paper', 'ink'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ...['blue', 'green', 'orange', 'pink', 'purple', 'teal'].map((color): [string, string] => [
    'surface',
    `profile-${color}`,
  ]),
]

const controls: [control: string, ground: string][] = [
  ...['control', 'focus', 'accent'].flatMap((control): [string, string][] => [
    [control, 'paper'],
    [control, 'surface'],
  ]),
  ['control', 'sunken'],
]

const themes = ['light', 'dark'] as const

it.each(themes.flatMap(theme => texts.map(pair => [theme, ...pair] as const)))(
  'in %s, %s is readable on %s (4.5:1)',
  (theme, text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  },
)

it.each(themes.flatMap(theme => controls.map(pair => [theme, ...pair] as const)))(
  'in %s, the edge of %s is visible on %s (3:1)',
  (theme, control, ground) => {
    expect(contrast(colour(control, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  },
)

it('Medical Red is the specified red', () => {
  expect(colour('accent', 'light')).toBe('#dc2626')
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}: (.+);`).exec(css)?.[1] ?? ''
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value)
  const found = both?.[theme === 'light' ? 1 : 2] ?? value
  if (!/^#[0-9a-f]{6}$/.test(found)) throw new Error(`no colour --${name}`)
  return found
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
