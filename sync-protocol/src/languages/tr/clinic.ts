import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'yok | yoktur | hicbiri | hayir | hic | bulunmuyor | bulunmamaktadir | tanimlamiyor | tariflemiyor | inkar ediyor | saptanmadi | mevcut degil | olmadi | negatif',
  no: 'degil | kullanmiyor | almiyor | olmayan | bilinen yok',
  unknown:
    'bilinmiyor | bilinmeyen | bilinmemekte | belirtilmemis | sorulmadi | sorulmamis | bilgi yok | veri yok | belirsiz | kayit yok | kaydedilmemis | ogrenilemedi',
  what: 'alerj* | intolerans* | ilac* | hastalik* | hastalig* | sorun* | problem* | tani | tanisi | rahatsizli* | implant* | reaksiyon* | oyku* | gecmis* | gida* | besin* | kronik',
  filler:
    'bilinen | bir | herhangi | hastanin | hasta | hastada | su | an | anda | icin | ve | veya | karsi | mevcut | surekli | duzenli | baska | onemli | ozgecmiste | kullandigi | oykusu | durumu',
}

export const rateWords: RateWords = {
  numbers: 'bir iki üç dört',
  times: 'kez defa kere',
  day: 'gün',
  daily: 'günde günlük',
  week: 'hafta haftada haftalık',
  month: 'ay ayda aylık',
  hour: 'saat saatte',
  every: 'her',
  each: 'bir arayla',
  per: 'içinde',
  morning: 'sabah',
  evening: 'akşam',
  asNeeded: 'gerektiğinde lüzum_halinde',
}
