import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'

const POINTS: { icon: IconName; title: string; text: string }[] = [
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
      <ul className="grid gap-6 wide:grid-cols-3">
        {POINTS.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-ui border border-line bg-surface">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
