/** This survives the death of a tab. */
import { readText, removeStored, writeText } from './browser-storage'

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

export const readFirstRun = (): FirstRunStep | undefined => asFirstRunStep(readText('local', KEY))

export const noteFirstRun = (step: FirstRunStep): void => void writeText('local', KEY, step)

export const endFirstRun = (): void => removeStored('local', [KEY])
