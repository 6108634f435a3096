/** Kinds of medicine that change how an emergency is treated. */
export type TreatmentMark =
  | 'anticoagulant'
  | 'antiplatelet'
  | 'insulin'
  | 'steroid'
  | 'antiepileptic'
  | 'opioid'
  | 'betablocker'
  | 'immunosuppressant'

/** The mark of a medicine by its name as the person wrote it, or null. */
export type MarkOf = (medicineName: string) => TreatmentMark | null
