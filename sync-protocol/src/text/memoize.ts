/**
 * The same few short texts are read again and again, on a server for all people, and the result
 * depends on the text alone.
 */
const LONGEST = 200
const KEPT = 2000

export function memoize<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const meaning = read(text)
    if (text.length > LONGEST) return meaning
    if (known.size === KEPT) known.clear()
    known.set(text, meaning)
    return meaning
  }
}
