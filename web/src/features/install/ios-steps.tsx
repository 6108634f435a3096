import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog'

/** Words and pictures of our own: Apple's differ from year to year, the shapes do not. */
export function IosSteps({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Add to Home Screen" onClose={onClose}>
      <ol className="grid gap-4">
        <Step number={1} picture={<ShareMark />}>
          Press <b>Share</b>: the square with an arrow, in the bar at the bottom or beside the
          address. In some browsers it is in the menu with the three dots.
        </Step>
        <Step number={2} picture={<AddMark />}>
          Scroll down to <b>Add to Home Screen</b>. It may hide under <b>More</b>.
        </Step>
        <Step number={3} picture={<HomeMark />}>
          Press <b>Add</b>. Open LifeTag from its new icon and sign in there once: it keeps a copy
          of your record of its own.
        </Step>
      </ol>
    </Dialog>
  )
}

function Step(props: { number: number; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <svg
        width={72}
        height={72}
        viewBox="0 0 72 72"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="shrink-0 rounded-ui bg-sunken"
        aria-hidden="true"
      >
        {props.picture}
      </svg>
      <p className="min-w-0 flex-1">
        <b className="tabular">{props.number}.</b> {props.children}
      </p>
    </li>
  )
}

const ShareMark = () => <path d="M27 31h-6v23h30V31h-6M36 43V17M27 25l9-8 9 8" />

const AddMark = () => (
  <path d="M12 24h22M12 36h18M12 48h22M44 26h18v18H44V26ZM53 30.5v9M48.5 35h9" />
)

const HomeMark = () => (
  <>
    <path d="M22 10h28v52H22V10ZM32 57h8M28 18h5v5h-5v-5ZM39 18h5v5h-5v-5ZM28 29h5v5h-5v-5Z" />
    <path className="text-accent" fill="currentColor" d="M38.5 28.5h6v6h-6v-6Z" />
  </>
)
