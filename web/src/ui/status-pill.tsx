import { classNames } from './class-names'
import { Icon } from './icon'
import { type Tone, toneIcons, toneLooks } from './tone'

export function StatusPill({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full py-0.5 pe-2.5 ps-1.5 text-sm font-semibold whitespace-nowrap',
        toneLooks[tone],
      )}
    >
      <Icon name={toneIcons[tone]} size={18} />
      {children}
    </span>
  )
}
