import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'

const promises: { icon: IconName; title: string; text: string }[] = [
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
      <ul className="grid gap-x-8 gap-y-6 wide:grid-cols-2">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-ui border border-line bg-surface">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="max-w-text text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
