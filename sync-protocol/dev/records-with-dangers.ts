/** Invented people with medicines that change treatment, as pharmacies label them. */
import type { MedicalRecord } from '../src/medical'
import { denialOf, type TreatmentMark } from '../src/medical/treatment-marks'
import { medicalRecordOf } from '../src/sync'

export interface ExpectedMedicine {
  name: string
  dosage?: string
  frequency?: string
  effect?: string
  marks: readonly TreatmentMark[]
  /** Only the person says so. */
  isSaid?: true
}

const unmarked = (name: string): ExpectedMedicine => ({ name, marks: [] })

export const DANGEROUS_MEDICINES = {
  tr: [
    {
      name: 'COUMADIN 5 MG TABLET',
      dosage: '5 mg',
      frequency: 'günde bir kez',
      marks: ['anticoagulant'],
    },
    { name: 'Rivotril 2 mg', dosage: '2 mg', frequency: 'gece', marks: ['antiepileptic'] },
    { name: 'Dilatrend 6,25 mg', marks: ['betablocker'] },
    { name: 'Lantus SoloStar', dosage: '18 ünite', frequency: 'gece', marks: ['insulin'] },
    { name: 'Diamicron MR 60 mg', marks: ['hypoglycaemic'] },
    { name: 'Ecopirin 100 mg', marks: ['antiplatelet'] },
    { name: 'PREDNOL 16 MG TABLET', marks: ['steroid'] },
    { name: 'Madopar HBS 125 mg kapsül', marks: ['levodopa'] },
    { name: 'Arava 20 mg (önceden Methotrexate)', marks: ['immunosuppressant'] },
    { name: 'Zyxonorm', effect: 'opioid', marks: ['opioid'], isSaid: true },
    unmarked('Parol 500 mg'),
    unmarked('Aspirin kesildi'),
  ],
  pl: [
    { name: 'Warfin 5 mg', dosage: '5 mg', frequency: 'raz dziennie', marks: ['anticoagulant'] },
    { name: 'Acard 75 mg', marks: ['antiplatelet'] },
    { name: 'Encorton 10 mg', marks: ['steroid'] },
    { name: 'Depakine Chrono 500', marks: ['antiepileptic'] },
    { name: 'Mono Mack Depot 100 mg, dawniej', marks: [] },
    { name: 'Sorbonit 10 mg', marks: ['nitrate'] },
    { name: 'Gliclada 60 mg', marks: ['hypoglycaemic'] },
    { name: 'Uptravi 200 mikrogramów tabletki', marks: ['pulmonaryVasodilator'] },
    { name: 'Bibloc 5 mg zamiast Warfin', marks: ['betablocker'] },
    { name: 'Insulatard zawiesina do wstrzykiwań', marks: ['insulin'] },
    { name: 'Doreta 75 mg + 650 mg', marks: ['opioid'] },
    { name: 'Metotreksat Ebewe 10 mg', marks: ['immunosuppressant'] },
    unmarked('Witamina D3'),
  ],
  ar: [
    { name: 'وارفارين ٥ ملغ', dosage: '٥ ملغ', frequency: 'مرة يوميا', marks: ['anticoagulant'] },
    { name: 'لانتوس', dosage: '٢٠ وحدة', frequency: 'قبل النوم', marks: ['insulin'] },
    { name: 'أسبرين ١٠٠', marks: ['antiplatelet'] },
    { name: 'ديجوكسين أقراص', marks: ['digoxin'] },
    { name: 'تيجريتول معلق للشرب', marks: ['antiepileptic'] },
    { name: 'بريدنيزولون', marks: ['steroid'] },
    { name: 'ترامادول كبسول', marks: ['opioid'] },
    { name: 'كونكور ٥', marks: ['betablocker'] },
    { name: 'سيلدينافيل عند اللزوم', marks: ['pde5'] },
    { name: 'ميثوتريكسات مرة في الأسبوع', marks: ['immunosuppressant'] },
    { name: 'Marevan', effect: denialOf('anticoagulant', 'Marevan'), marks: [] },
    unmarked('ميتفورمين'),
  ],
  ja: [
    { name: 'ワーファリン錠1mg', dosage: '1mg', frequency: '1日1回', marks: ['anticoagulant'] },
    { name: 'ランタス注ソロスター', marks: ['insulin'] },
    { name: 'バイアスピリン錠100mg', marks: ['antiplatelet'] },
    { name: 'リボトリール錠0.5mg', marks: ['antiepileptic'] },
    { name: 'アマリール1mg錠', marks: ['hypoglycaemic'] },
    { name: 'プレドニン錠5mg', marks: ['steroid'] },
    { name: 'ニトロペン舌下錠0.3mg', marks: ['nitrate'] },
    { name: 'マドパー配合錠', marks: ['levodopa'] },
    { name: 'リーマス錠200', marks: ['lithium'] },
    { name: 'プログラフカプセル1mg', marks: ['immunosuppressant'] },
    { name: 'インデラル錠10mg 中止', marks: [] },
    unmarked('カロナール錠200'),
  ],
} as const satisfies Record<string, readonly ExpectedMedicine[]>

const NAMES = { tr: 'Ayşe Yılmaz', pl: 'Zofia Nowak', ar: 'ليلى حداد', ja: '佐藤 美咲' }

export function recordWithDangers(language: keyof typeof DANGEROUS_MEDICINES): MedicalRecord {
  return {
    ...medicalRecordOf([], Date.UTC(2026, 10, 1)),
    profile: {
      id: 'p',
      fullName: NAMES[language],
      dateOfBirth: '1951-03-04',
      primaryLanguage: language,
    },
    medications: DANGEROUS_MEDICINES[language].map(({ marks: _marks, ...medicine }, at) => {
      const { isSaid: _said, ...stored }: Omit<ExpectedMedicine, 'marks'> = medicine
      return { id: `m${at}`, ...stored }
    }),
  }
}
