/** Converts a computed style such as `rgb(200, 30, 30)` to `#c81e1e`, and transparent to undefined. */
export function hexColor(computed: string): string | undefined {
  const [red, green, blue, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) {
    return undefined
  }
  return `#${[red, green, blue].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
