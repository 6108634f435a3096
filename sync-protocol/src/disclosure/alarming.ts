/**
 * How much an allergy is to be feared, by its severity or its reaction, and by the worst of any values
 * that devices disagree about. What nobody can read stands between the severe and the harmless.
 */
import { isSevereReaction, type Severity, severityOf } from '../card/words'
import type { CardAllergy, Disputed } from './card'

interface Judged {
  severity?: string | undefined
  reaction?: string | undefined
  others?: Disputed<CardAllergy>['others']
}

export function alarmOf({ severity, reaction, others }: Judged): Severity {
  const severities = [severity ?? '', ...(others?.severity ?? [])].map(severityOf)
  const reactions = [reaction ?? '', ...(others?.reaction ?? [])]
  if (severities.includes('severe') || reactions.some(isSevereReaction)) return 'severe'
  return severities.includes('unknown') ? 'unknown' : 'notSevere'
}

export const isAlarming = (allergy: Judged): boolean => alarmOf(allergy) === 'severe'
