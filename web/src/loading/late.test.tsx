import { act, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { late } from './late'

const tick = () => act(async () => undefined)
const shown = (Part: (props: { name: string }) => React.JSX.Element) => (
  <Suspense fallback="loading">
    <Part name="Zoë" />
  </Suspense>
)

function Greeting({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

it('a component that was loaded before is rendered without its fallback', async () => {
  const Part = late(async () => Greeting)
  Part.preload()
  await tick()
  render(shown(Part))
  screen.getByRole('button', { name: 'Zoë 0' })
})

it('a component that is not loaded shows the fallback and keeps its state afterwards', async () => {
  const load = vi.fn(async () => Greeting)
  const Part = late(load)
  const { rerender } = render(shown(Part))
  screen.getByText('loading')
  const button = await screen.findByRole('button')
  act(() => button.click())
  Part.preload()
  await tick()
  rerender(shown(Part))
  screen.getByRole('button', { name: 'Zoë 1' })
  expect(load).toHaveBeenCalledTimes(2)
})

it('a preload that fails is silent, and rendering tries again', async () => {
  const answers = [new Error('no network'), Greeting]
  const Part = late(async () => {
    const answer = answers.shift()
    if (typeof answer !== 'function') throw answer
    return answer
  })
  Part.preload()
  await tick()
  render(shown(Part))
  await screen.findByRole('button', { name: 'Zoë 0' })
})
