import type { Locale } from 'sync-protocol/card'

/** Strangers read these words next to a code that shows nothing about its owner. */
interface PlaceWords {
  scan: string
  /** On the door of the home, for people who come in. */
  onFridge: string
}

export const secondLocale = (chosen: Locale, first: Locale): Locale =>
  chosen !== first ? chosen : first === 'en' ? 'es' : 'en'

export const PLACE_WORDS: Record<Locale, PlaceWords> = {
  en: { scan: 'Medical information · Scan', onFridge: 'Medical information is on the fridge' },
  es: {
    scan: 'Información médica · Escanear',
    onFridge: 'La información médica está en la puerta del frigorífico',
  },
  fr: {
    scan: 'Informations médicales · Scanner',
    onFridge: 'Les informations médicales sont sur le réfrigérateur',
  },
  de: {
    scan: 'Medizinische Angaben · Scannen',
    onFridge: 'Medizinische Angaben hängen am Kühlschrank',
  },
  it: {
    scan: 'Informazioni mediche · Scansiona',
    onFridge: 'Le informazioni mediche sono sul frigorifero',
  },
  pt: {
    scan: 'Informações médicas · Ler o código',
    onFridge: 'As informações médicas estão na porta do frigorífico (geladeira)',
  },
  nl: { scan: 'Medische gegevens · Scan', onFridge: 'Medische gegevens hangen op de koelkast' },
  pl: { scan: 'Informacje medyczne · Zeskanuj', onFridge: 'Informacje medyczne są na lodówce' },
  uk: { scan: 'Медичні дані · Скануйте', onFridge: 'Медичні дані — на холодильнику' },
  ar: { scan: 'معلومات طبية · امسح الرمز', onFridge: 'المعلومات الطبية على الثلاجة' },
  zh: { scan: '医疗信息 · 扫码', onFridge: '医疗信息贴在冰箱上' },
  ja: { scan: '医療情報 · スキャン', onFridge: '医療情報は冷蔵庫に貼ってあります' },
  hi: { scan: 'चिकित्सा जानकारी · स्कैन करें', onFridge: 'चिकित्सा जानकारी फ्रिज पर है' },
  ru: {
    scan: 'Медицинская информация · Сканируйте',
    onFridge: 'Медицинская информация — на холодильнике',
  },
  tr: { scan: 'Tıbbi bilgiler · Okutun', onFridge: 'Tıbbi bilgiler buzdolabının üzerinde' },
  ko: { scan: '의료 정보 · 스캔하세요', onFridge: '의료 정보는 냉장고에 붙어 있습니다' },
  sv: {
    scan: 'Medicinsk information · Skanna',
    onFridge: 'Medicinsk information finns på kylskåpet',
  },
  ro: { scan: 'Informații medicale · Scanați', onFridge: 'Informațiile medicale sunt pe frigider' },
}
