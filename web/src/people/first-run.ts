/** This survives the death of a tab. */
import { readText, removeStored, writeText } from '../stores/browser-storage'
import { readShownProfile } from './profiles'

export const FIRST_RUN_STEPS = [
  'you',
  'allergies',
  'medications',
  'conditions',
  'contacts',
  'code',
] as const
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number]

const KEY = 'first-run'

export const asFirstRunStep = (text: string | null): FirstRunStep | undefined =>
  FIRST_RUN_STEPS.find(step => step === text)

/** The questions are about one record, and do not go on in another one. */
const recordId = (): string => readShownProfile() ?? ''

export function readFirstRun(): FirstRunStep | undefined {
  const [step = null, of] = readText('local', KEY)?.split(' ') ?? []
  return of === recordId() ? asFirstRunStep(step) : undefined
}

export const noteFirstRun = (step: FirstRunStep): void =>
  void writeText('local', KEY, `${step} ${recordId()}`)

export const endFirstRun = (): void => removeStored('local', [KEY])
