const NAME_MAX = 40

/**
 * A name as it may stand in a message to somebody else: letters and what stands between them. Somebody's
 * name is what they typed, and no letter of ours carries an address or a sentence of a stranger's.
 */
export function safeName(name: string | undefined): string {
  const kept = (name ?? '')
    .replace(/[^\p{L}\p{M}\p{Nd}' ’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...kept].slice(0, NAME_MAX).join('').trim()
}
