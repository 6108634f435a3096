import { classNames } from './class-names'

/** `data-waiting` hides the footer of a public screen until the content above it has its height. */
export function Skeleton({ lines = 3, block = false }: { lines?: number; block?: boolean }) {
  if (block) {
    return <div aria-hidden data-waiting className="animate-breathe h-32 rounded-ui bg-line" />
  }
  return (
    <div aria-hidden data-waiting className="animate-breathe grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical and never move
          key={line}
          className={classNames(
            'h-4 rounded-full bg-line',
            line === lines - 1 && lines > 1 && 'w-2/3',
          )}
        />
      ))}
    </div>
  )
}
