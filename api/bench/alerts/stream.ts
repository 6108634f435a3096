/**
 * Views do not wait for earlier ones. Each starts at a random moment of its part of a second, so that regular
 * work of the server cannot always fall between two views. A time runs from sending the request to the page's
 * last byte, without the lateness of the client's own timer.
 */
export async function stream<Kind>(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  kindOf: () => Kind,
  visit: (kind: Kind) => Promise<void>,
  note: (kind: Kind, ms: number) => void,
): Promise<void> {
  const partMs = 1_000 / perSecond
  const startMs = performance.now()
  const under: Promise<void>[] = []
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const dueMs = startMs + (nth + Math.random()) * partMs
    for (let left = dueMs - performance.now(); left > 0; left = dueMs - performance.now()) {
      await new Promise(resolve => setTimeout(resolve, Math.max(1, left - 0.5)))
    }
    const kind = kindOf()
    const sentMs = performance.now()
    under.push(visit(kind).then(() => note(kind, performance.now() - sentMs)))
  }
  await Promise.all(under)
}
