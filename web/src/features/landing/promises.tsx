import { type Point, PointList } from '../../ui/point-list'

const PROMISES: readonly Point[] = [
  {
    icon: 'wifi-off',
    title: 'It works with no signal',
    text: 'Your record is on your own phone first. The printed code holds its own copy of the essentials.',
  },
  {
    icon: 'eye',
    title: 'You decide who sees what',
    text: 'Each code shows only what you chose for it. Change it or end it at any time.',
  },
  {
    icon: 'lock',
    title: 'Said plainly',
    text: 'Your record is encrypted on the way and where it is kept. We can read it, because we show it to whoever helps you. It is never sold, and there are no trackers.',
  },
  {
    icon: 'heart',
    title: 'Free for everyone',
    text: 'A nonprofit runs it on donations. No medical feature is ever held back for money.',
  },
]

export function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-16 grid gap-6">
      <h2 id="promises" className="text-xl">
        What you can rely on
      </h2>
      <PointList points={PROMISES} columns={2} />
    </section>
  )
}
