/**
 * Views that wait for none before them. Each begins at a random moment of its own part of a second, so that no
 * work of the server has a fixed place between two. Times are from when a view was sent to the last byte of its
 * page: that the client's own timer came late is not the server's doing.
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
