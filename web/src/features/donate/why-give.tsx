import { type Point, PointList } from '../../ui/point-list'

const POINTS: readonly Point[] = [
  {
    icon: 'phone',
    title: 'Emergency Access',
    text: 'A responder who scans a code reads what matters at once, in their own language.',
  },
  {
    icon: 'lock',
    title: 'Secure Storage',
    text: 'Each record is encrypted on the way and where it is kept, and never sold.',
  },
  {
    icon: 'heart',
    title: 'Life-Saving',
    text: 'An allergy that is known is a mistake that is not made.',
  },
]

export function WhyGive() {
  return (
    <section aria-labelledby="why-give" className="mt-10 grid gap-6">
      <h2 id="why-give" className="text-xl">
        What your gift does
      </h2>
      <PointList points={POINTS} columns={3} />
    </section>
  )
}
