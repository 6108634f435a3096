import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Bu kod burada bilinmiyor',
      text: 'Yanlış yazılmış veya kartı hiç yedeklenmemiş olabilir. Kartta yazanları okuyun ve kodu beklemeyin.',
    },
    withdrawn: {
      title: 'Bu kod geri çekildi',
      text: 'Sahibi kodu değiştirdi veya sildi ya da süresi doldu. Kodu beklemeyin.',
    },
    misread: {
      title: 'Bu istek okunamadı',
      text: 'Kodu yeniden okutun.',
    },
    refused: {
      title: 'Bu, başka bir sayfadan gönderildi',
      text: 'Kodu yeniden okutun ve açılan formu doldurun.',
    },
    slow: {
      title: 'Bağlantı çok yavaş',
      text: 'Gönderdiğiniz zamanında ulaşmadı. Beklemeyin.',
    },
    tooMany: {
      title: 'Bu ağdan çok fazla kez bakıldı',
      text: 'Kod doğru olabilir. Bir dakika bekleyip yeniden deneyin.',
    },
    broken: {
      title: 'Bizden kaynaklanan bir sorun var',
      text: 'Kod doğru olabilir. Kodu beklemeyin.',
    },
    busy: {
      title: 'Kayda şu anda ulaşılamıyor',
      text: 'Kod doğru olabilir. Kodu beklemeyin; birazdan yeniden deneyin.',
    },
  },
  copyText: 'Basılı kodda, bağlantı gerektirmeyen bir kopya olabilir.',
  readCopy: 'Koddaki kopyayı oku',
  tryAgain: 'Yeniden dene',
  sendAgain: 'Form çok uzun süre açık kaldı. Lütfen bir kez daha doldurun.',
  pinLocked:
    'Çok fazla yanlış PIN girildi. PIN kilitlendi: {duration} boyunca, bitiş {time}. Diğer her şey PIN olmadan açılır.',
  pinLockedForGood:
    'Çok fazla yanlış PIN girildi. PIN, sahibi kilidi açana kadar kilitli. Diğer her şey PIN olmadan açılır.',
}

export const helpWords: HelpWords = {
  tell: 'Aileye haber ver',
  about: 'Birinin bu kartı elinde tuttuğunu öğrenirler, kartta yazanları öğrenmezler.',
  number: 'Sizi arayabilirlerse telefon numaranız',
  badNumber: 'Bir telefon numarası girin ya da boş bırakın.',
  asked: 'Aileye haber veriliyor',
  askedText: 'Yanıt beklemeyin.',
  nobody: 'Kimseye haber verilemedi',
  callThem: 'Karttaki kişileri arayın.',
  tooMany: 'Onlara zaten haber verildi',
  placeText: 'İsterseniz nerede olduğunuzu gönderin. Bunu 24 saat görebilirler.',
  place: 'Neredesiniz: sokak, yer veya konum',
  locate: 'Konumumu yaz',
  send: 'Bunu gönder',
  placeSent: 'Nerede olduğunuzu görebilirler',
  placeSentText: '24 saat sonra silinir.',
  back: 'Karta dön',
}
