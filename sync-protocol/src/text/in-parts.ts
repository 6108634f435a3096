interface InParts<T> {
  whole(): T
  /** Does about a millisecond of work in each step. */
  parts(): Generator<void>
}

export function atOnce<T>(parts: Generator<void, T>): T {
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

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
