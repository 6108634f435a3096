export interface InParts<T> {
  /** All of it, now: what is under way is finished. */
  whole(): T
  /** A part each time it is asked, of about a millisecond; none where all is done. */
  parts(): Generator<void>
}

/** All parts of a piece of work, one after the other, and what comes of it. */
export function atOnce<T>(parts: Generator<void, T>): T {
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

/** What takes long to prepare and is prepared once: all at once for who needs it, or between other work. */
export function inParts<T extends object>(make: () => Generator<void, T>): InParts<T> {
  let making: Generator<void, T> | undefined
  let made: T | undefined

  function goOn(): T | undefined {
    making ??= make()
    const { done, value } = making.next()
    if (done) made = value
    return made
  }
  return {
    whole() {
      let ready = made
      while (!ready) ready = goOn()
      return ready
    },
    *parts() {
      while (!made) {
        goOn()
        yield
      }
    },
  }
}
