import { IPS_LEFT_OUT, type Skipped } from 'sync-protocol/ips'
import { entryCount } from './import-words'

const SHOWN = 200

export function LeftOut({ skipped }: { skipped: readonly Skipped[] }) {
  if (skipped.length === 0) return null
  return (
    <details className="rounded-ui border border-line bg-surface p-4">
      <summary className="min-h-8 cursor-pointer font-semibold">
        Left out: {entryCount(skipped.length)}
      </summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {skipped.slice(0, SHOWN).map(({ what, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same text, and their order stays
          <li key={at} className="wrap-anywhere">
            <bdi>{what}</bdi>: {IPS_LEFT_OUT[why]}
          </li>
        ))}
        {skipped.length > SHOWN && <li>and {skipped.length - SHOWN} more</li>}
      </ul>
    </details>
  )
}
