import { fold } from '../../text/fold'
import { inParts } from '../../text/in-parts'
import { listMedicines } from '../../text/medicines'
import { readTreatmentMarks } from './marks'

type MedicineRank = 'marked' | 'unknown' | 'harmless'

/** Parts of a name that do not change the medicine. */
const BESIDE =
  /\([^()]*\)|\d{1,8}([.,/]\d{1,8}){0,3} ?(mg|mcg|µg|ug|g|ml|ie|iu|ui)?\b|[%+]|\b(xr|er|sr|cr|ir|mr|xl|la|retard|forte|depot|tablets?|tabs?|tabletten|capsules?|caps?|kapseln|comprim\w{1,8}|drops?|syrup|inhaler|spray|sodium|hydrochloride|hcl|succinate|tartrate|besylate|and)\b/g

/** Medicines between two pauses, about a millisecond of work on a slow phone. */
const PART = 20

const known = inParts(function* () {
  const names = new Set<string>()
  for (const [at, { inn, brands }] of listMedicines().entries()) {
    if (at % PART === PART - 1) yield
    for (const name of [inn, ...brands]) names.add(bare(name))
  }
  return names
})

export const prepareMedicines = known.parts

export function readMedicineRank(name: string): MedicineRank {
  if (readTreatmentMarks(name).length > 0) return 'marked'
  return known.whole().has(bare(name)) ? 'harmless' : 'unknown'
}

const bare = (name: string): string =>
  fold(name.slice(0, 400).toLowerCase().replace(BESIDE, ' ')).replace(/\s+/g, ' ').trim()
