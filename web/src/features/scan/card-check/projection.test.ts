import { expect, it } from 'vitest'
import { projectionOnto } from './projection'

const corners = [
  { x: 10, y: 20 },
  { x: 110, y: 30 },
  { x: 90, y: 120 },
  { x: 20, y: 100 },
] as const

it('the corners of the code are the corners in the picture', () => {
  const at = projectionOnto(corners)
  const places = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  places.forEach((place, index) => {
    expect(place.x).toBeCloseTo(corners[index]?.x ?? 0)
    expect(place.y).toBeCloseTo(corners[index]?.y ?? 0)
  })
})

it('a straight line on the code is straight in the picture', () => {
  const at = projectionOnto(corners)
  const [from, middle, to] = [at(0, 0.3), at(0.4, 0.3), at(1, 0.3)]
  const cross = (middle.x - from.x) * (to.y - from.y) - (middle.y - from.y) * (to.x - from.x)
  expect(cross).toBeCloseTo(0)
})

it('from straight above, the projection is a plain enlargement', () => {
  const at = projectionOnto([
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 40 },
    { x: 0, y: 40 },
  ])
  expect(at(0.25, 0.5)).toEqual({ x: 10, y: 20 })
  expect(at(-0.1, 1.1)).toEqual({ x: -4, y: 44 })
})
