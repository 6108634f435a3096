/**
 * Maps the unit square of a code to four corners with a perspective transform: Heckbert, "Fundamentals
 * of Texture Mapping", 1989, section 2.2.3.
 */
interface Point {
  x: number
  y: number
}

/** Corners clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

export function projectionOnto([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const dx = a.x - b.x + c.x - d.x
  const dy = a.y - b.y + c.y - d.y
  const [dx1, dy1] = [b.x - c.x, b.y - c.y]
  const [dx2, dy2] = [d.x - c.x, d.y - c.y]
  const divisor = dx1 * dy2 - dx2 * dy1
  const g = (dx * dy2 - dx2 * dy) / divisor
  const h = (dx1 * dy - dx * dy1) / divisor
  return (u, v) => {
    const w = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w,
    }
  }
}
