import { useEffect, useState } from 'react'

type Draw = typeof import('./draw-product').drawProduct

let loaded: Draw | undefined

/** The drawing function, once it is wanted and loaded; null if it cannot be loaded without a connection. */
export function useDrawProduct(isWanted: boolean): Draw | null | undefined {
  const [draw, setDraw] = useState<Draw | null | undefined>(() => loaded)
  useEffect(() => {
    if (isWanted) void load().then(found => setDraw(() => found))
  }, [isWanted])
  return draw
}

async function load(): Promise<Draw | null> {
  try {
    loaded ??= (await import('./draw-product')).drawProduct
    return loaded
  } catch {
    return null
  }
}
