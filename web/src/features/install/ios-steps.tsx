import type { ReactNode } from 'react'
import { signUpPath } from '../../addresses/paths'
import { useIsLocal } from '../../stores/session'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { SEVEN_DAYS } from './install-method'

interface IosStepsProps {
  saveBackup: ReactNode
  onClose: () => void
}

/** Uses our own words and pictures, because Apple changes its words each year but not the shapes. */
export function IosSteps({ saveBackup, onClose }: IosStepsProps) {
  const isLocal = useIsLocal()
  return (
    <Dialog title="Add to Home Screen" onClose={onClose}>
      {isLocal && (
        <div className="mb-6">
          <Notice
            tone="warn"
            title="Take your record with you first"
            action={
              <div className="flex flex-wrap gap-2">
                {saveBackup}
                <ButtonLink to={signUpPath()}>Make an account</ButtonLink>
              </div>
            }
          >
            The app on your home screen starts empty: it cannot read what this browser keeps. Save a
            backup file, or make an account.
          </Notice>
        </div>
      )}
      <ol className="grid gap-4">
        <Step number={1} picture={<ShareMark />}>
          Press <b>Share</b>: the square with an arrow, in the bar at the bottom or beside the
          address. In some browsers it is in the menu with the three dots.
        </Step>
        <Step number={2} picture={<AddMark />}>
          Scroll down to <b>Add to Home Screen</b>. It may hide under <b>More</b>.
        </Step>
        <Step number={3} picture={<HomeMark />}>
          Press <b>Add</b>, and open LifeTag from its new icon.
        </Step>
        <Step number={4} picture={<RecordMark />}>
          {isLocal ? (
            <>
              Choose <b>Restore from a file</b> there, or sign in. Then your record is in the app,
              too.
            </>
          ) : (
            <>Sign in there once. Your record then comes from your account.</>
          )}
        </Step>
      </ol>
      <p className="mt-6 text-soft">{SEVEN_DAYS}</p>
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

const RecordMark = () => <path d="M20 14h22l10 10v34H20V14ZM42 14v10h10M28 36h16M28 44h16" />
