import type { ReactNode } from 'react'
import { signUpPath } from '../../addresses/paths'
import { useIsLocal } from '../../people/session'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { installTexts } from './texts'

const texts = installTexts.steps

interface IosStepsProps {
  saveBackup: ReactNode
  onClose: () => void
}

/** Uses our own words and pictures, because Apple changes its words each year but not the shapes. */
export function IosSteps({ saveBackup, onClose }: IosStepsProps) {
  const isLocal = useIsLocal()
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {isLocal && (
        <div className="mb-6">
          <Notice
            tone="warn"
            title={texts.first}
            action={
              <div className="flex flex-wrap gap-2">
                {saveBackup}
                <ButtonLink to={signUpPath()}>{texts.makeAccount}</ButtonLink>
              </div>
            }
          >
            {texts.firstText}
          </Notice>
        </div>
      )}
      <ol className="grid gap-4">
        <Step number={1} picture={<ShareMark />}>
          {texts.share}
        </Step>
        <Step number={2} picture={<AddMark />}>
          {texts.add}
        </Step>
        <Step number={3} picture={<HomeMark />}>
          {texts.confirm}
        </Step>
        <Step number={4} picture={<RecordMark />}>
          {isLocal ? texts.restore : texts.signIn}
        </Step>
      </ol>
      <p className="mt-6 text-soft">{installTexts.sevenDays}</p>
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
