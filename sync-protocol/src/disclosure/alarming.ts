import { isSevere } from '../medical'
import type { CardAllergy, Disputed } from './card'

/** By any of the disputed severities: an open question is read as the worse answer. */
export const isAlarming = ({ severity, others }: Disputed<CardAllergy>): boolean =>
  [severity, ...(others?.severity ?? [])].some(isSevere)
