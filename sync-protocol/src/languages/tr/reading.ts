/** Turkish denies after the word: "ağır değil", "anafilaksi yok". */
import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'hayati ağır ağırdı ağırdır ağırlaş* ciddi ciddidir ciddiydi şiddetli şiddetliydi tehlike tehlikeli* tehlikesi hayati_tehlike* hayati_risk* ölüm ölümcül* ölümle öldürücü* yaşamı_tehdit hayatı_tehdit yaşamsal kritik* aşırı yüksek güçlü kötü kötüydü acil acile acildi korkunç vahim ileri_derece* en_ağır hastaneye hastanelik',
  mild: 'hafif hafifti hafifçe orta orta_şiddet* orta_derece* orta_düzey* ılımlı düşük zayıf önemsiz* küçük ufak zararsız* tehlikesiz* katlanılabilir intolerans* duyarlılık hassasiyet az_şiddetli az_ciddi',
  neutral: 'şiddet şiddeti derece derecesi aşırı_duyarlılık* yüksek_tansiyon',
  direct:
    'şok şoka şoktan anjiyoödem* anjioödem* anjiödem* entübe* entübasyon* yoğun_bakım* solunum_cihaz* resüsitasyon* canlandır* kalp_masajı bayıl* baygın* bilinçsiz* komaya komada tansiyon_düş* tansiyonu_düş* tansiyonum_düş* düşük_tansiyon* nöbet nöbeti nöbetler havale konvülsiyon* boğul* nefessiz* ölümden_dön* ölümcül* hayatını_kaybet* kardiyak_arrest* solunum_arrest* nekroliz* siyanoz* senkop* bronkospazm* dress_sendrom* böbrek_yetmezliği hipotansiyon*',
  airway:
    'boğaz* dil dili dilim dilde dilinde dilimde gırtlak gırtlağ* larinks* glottis hava_yol* solunum_yol* nefes_borusu soluk_borusu küçük_dil*',
  swells: 'şiş* ödem* daral* kapan* tıkan* kasıl* sıkış* büyüdü',
  breath: 'nefes nefesi nefesim nefesini nefesimi soluk solunum solunumu soluğu',
  fails:
    'darlığ* daral* zorluk zorluğ* zorlan* güçlük güçlüğ* güçlükle sıkıntı* alamı* alamad* alamıyordu alama almakta_zor* veremi* durdu durması durma durmuş kesildi kesilmesi tıkan* yetmezliğ* yetersizliğ* zor güç',
  mind: 'bilinç bilinci bilincim bilincini bilincimi şuur şuuru şuurunu şuurumu',
  lost: 'kaybı kaybetti kaybettim kaybediyor kaybetme kaybolması kayboldu kapandı kapalı yitirdi yitirdim gitti',
  heart: 'kalp kalbi kalbim kalbin',
  stops: 'durdu durması durma durmuş',
  resolved:
    'iyileşti iyileştim iyileşmiş tamamen_iyileş* geçti geçmiş geçmişte geçirilmiş atlatıldı atlattı atlattım bitti sonlandı çözüldü kurtuldu kurtuldum kalmadı artık_yok dışlandı ekarte_edildi yanlış_tanı',
  current:
    'aktif kronik kronikleş* devam_ed* sürüyor sürekli stabil kontrol_alt* kontrollü tedavi_alt* tedavi_gör* tedavisi_sür* tedavide takip takipte takip_ediliyor izlen* gözlem_alt* şüphe* iyileşiyor iyileşmekte iyileşme_sürecinde iyileşmedi iyileşmemiş düzeliyor düzelmedi geçmedi bitmedi çözülmedi atlatılmadı kötüleş* iyiye_gidiyor hâlâ halen nüks* tekrarla* tekrar yeniden kısmen kısmi neredeyse aralıklı müzmin mevcut remisyon*',
  neg: 'hiç asla hayır hiçbir',
  negAfter:
    'değil değildi değildir yok yoktu yoktur olmadı olmamıştır olmamış olmadan geçirmedi geçirmedim yaşamadı yaşamadım görülmedi gelişmedi gerekmedi yapılmadı beklenmiyor etmiyor etmez etmedi olmayan',
  excluded: 'dışlandı ekarte_edildi saptanmadı bulunmadı negatif',
  filler:
    'bir çok pek o_kadar da de bile alerjik reaksiyon reaksiyonu reaksiyonlar belirti belirtisi belirtiler öyküsü öykü atak atağı geçirme gelişmesi riski tehlikesi ile',
  or: 'veya ya_da',
  but: 'ama fakat ancak sadece yalnızca',
  doubt:
    'bilinmiyor bilmiyorum bilinmeyen belirsiz belki muhtemelen olabilir bazen emin_değil* değişken artabilir kötüleşebilir ağırlaşabilir',
  stopped:
    'kesildi bırakıldı bıraktı bıraktım durduruldu sonlandırıldı artık_almıyor* artık_kullanmıyor* almıyor almıyorum kullanmıyor kullanmıyorum eskiden önceden kontrendike verilmemeli verilmesin vermeyin kullanılmamalı kullanmayın bir_daha_asla',
  former: 'eskiden önceki önceden',
  formerAfter: 'yerine',
  formerFirst: 'önce daha_önce eski',
  now: 'şimdi',
  allergic: 'alerji*',
  reason: 'alerji_için alerjiye_karşı',
  local: 'krem kremi merhem merhemi pomad göz_damla* kulak_damla* burun_sprey* jel jeli losyon',
}
