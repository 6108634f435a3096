/** A language is a column of everything in `failure-words.ts`, which also says what it must hold. */
export const WORDS = {
  en: {
    failures: {
      unknown: {
        title: 'This code is not known here',
        text: 'It may be mistyped, or too new to have reached us. Do not wait for it.',
      },
      withdrawn: {
        title: 'This code opens nothing any more',
        text: 'It has expired, or its owner replaced it. Do not wait for it.',
      },
      misread: {
        title: 'This request could not be read',
        text: 'Scan the code again.',
      },
      refused: {
        title: 'This was sent from another page',
        text: 'Scan the code again, and fill in the form that it opens.',
      },
      slow: {
        title: 'The connection is too slow',
        text: 'What you sent did not arrive in time. Do not wait for it.',
      },
      tooMany: {
        title: 'Too many looks from this network',
        text: 'The code may be right. Wait a minute, then try again.',
      },
      broken: {
        title: 'Something is wrong on our side',
        text: 'The code may be right. Do not wait for it.',
      },
      busy: {
        title: 'The record cannot be reached right now',
        text: 'The code may be right. Do not wait for it; try again in a moment.',
      },
    },
    copyText: 'The printed code may carry a copy that needs no connection.',
    readCopy: 'Read the copy in the code',
    tryAgain: 'Try again',
    sendAgain: 'The form was open too long. Please fill it in once more.',
    pinLocked:
      'Too many wrong PINs. The PIN is locked for {duration}, until {time}. Everything else opens without it.',
    pinLockedForGood:
      'Too many wrong PINs. The PIN is locked until the owner unlocks it. Everything else opens without it.',
  },
  es: {
    failures: {
      unknown: {
        title: 'Este código no se conoce aquí',
        text: 'Puede estar mal escrito o ser tan nuevo que aún no nos ha llegado. No espere por él.',
      },
      withdrawn: {
        title: 'Este código ya no abre nada',
        text: 'Ha caducado o su titular lo ha sustituido. No espere por él.',
      },
      misread: {
        title: 'No se ha podido leer la solicitud',
        text: 'Vuelva a escanear el código.',
      },
      refused: {
        title: 'Esto se envió desde otra página',
        text: 'Vuelva a escanear el código y rellene el formulario que se abre.',
      },
      slow: {
        title: 'La conexión es demasiado lenta',
        text: 'Lo que envió no llegó a tiempo. No espere por ello.',
      },
      tooMany: {
        title: 'Demasiadas consultas desde esta red',
        text: 'El código puede ser correcto. Espere un minuto y vuelva a intentarlo.',
      },
      broken: {
        title: 'Algo falla en nuestro servicio',
        text: 'El código puede ser correcto. No espere por él.',
      },
      busy: {
        title: 'Ahora no se puede acceder a los datos',
        text: 'El código puede ser correcto. No espere por él; vuelva a intentarlo en un momento.',
      },
    },
    copyText: 'El código impreso puede llevar una copia que no necesita conexión.',
    readCopy: 'Leer la copia del código',
    tryAgain: 'Volver a intentarlo',
    sendAgain: 'El formulario estuvo abierto demasiado tiempo. Rellénelo otra vez.',
    pinLocked:
      'Demasiados PIN incorrectos. El PIN está bloqueado durante {duration}, hasta el {time}. Todo lo demás se abre sin él.',
    pinLockedForGood:
      'Demasiados PIN incorrectos. El PIN está bloqueado hasta que su titular lo desbloquee. Todo lo demás se abre sin él.',
  },
  fr: {
    failures: {
      unknown: {
        title: 'Ce code n’est pas connu ici',
        text: 'Il est peut-être mal saisi, ou trop récent pour nous être parvenu. Ne l’attendez pas.',
      },
      withdrawn: {
        title: 'Ce code n’ouvre plus rien',
        text: 'Il a expiré, ou la personne l’a remplacé. Ne l’attendez pas.',
      },
      misread: {
        title: 'La demande n’a pas pu être lue',
        text: 'Scannez le code à nouveau.',
      },
      refused: {
        title: 'Cet envoi vient d’une autre page',
        text: 'Scannez le code à nouveau et remplissez le formulaire qui s’ouvre.',
      },
      slow: {
        title: 'La connexion est trop lente',
        text: 'Votre envoi n’est pas arrivé à temps. Ne l’attendez pas.',
      },
      tooMany: {
        title: 'Trop de consultations depuis ce réseau',
        text: 'Le code est peut-être bon. Attendez une minute, puis réessayez.',
      },
      broken: {
        title: 'Un problème est survenu de notre côté',
        text: 'Le code est peut-être bon. Ne l’attendez pas.',
      },
      busy: {
        title: 'Les données sont inaccessibles pour le moment',
        text: 'Le code est peut-être bon. Ne l’attendez pas ; réessayez dans un instant.',
      },
    },
    copyText: 'Le code imprimé contient peut-être une copie lisible sans connexion.',
    readCopy: 'Lire la copie contenue dans le code',
    tryAgain: 'Réessayer',
    sendAgain: 'Le formulaire est resté ouvert trop longtemps. Remplissez-le encore une fois.',
    pinLocked:
      'Trop de codes PIN erronés. Le PIN est bloqué pendant {duration}, jusqu’au {time}. Tout le reste s’ouvre sans lui.',
    pinLockedForGood:
      'Trop de codes PIN erronés. Le PIN est bloqué jusqu’à ce que la personne le débloque. Tout le reste s’ouvre sans lui.',
  },
  de: {
    failures: {
      unknown: {
        title: 'Dieser Code ist hier nicht bekannt',
        text: 'Er ist vielleicht falsch eingegeben oder so neu, dass er noch nicht bei uns ist. Nicht darauf warten.',
      },
      withdrawn: {
        title: 'Dieser Code öffnet nichts mehr',
        text: 'Er ist abgelaufen oder wurde ersetzt. Nicht darauf warten.',
      },
      misread: {
        title: 'Die Anfrage war nicht lesbar',
        text: 'Bitte den Code noch einmal scannen.',
      },
      refused: {
        title: 'Das wurde von einer anderen Seite gesendet',
        text: 'Bitte den Code noch einmal scannen und das Formular ausfüllen, das er öffnet.',
      },
      slow: {
        title: 'Die Verbindung ist zu langsam',
        text: 'Ihre Angaben kamen nicht rechtzeitig an. Nicht darauf warten.',
      },
      tooMany: {
        title: 'Zu viele Abrufe aus diesem Netz',
        text: 'Der Code kann richtig sein. Eine Minute warten, dann erneut versuchen.',
      },
      broken: {
        title: 'Bei uns ist etwas schiefgegangen',
        text: 'Der Code kann richtig sein. Nicht darauf warten.',
      },
      busy: {
        title: 'Die Daten sind gerade nicht erreichbar',
        text: 'Der Code kann richtig sein. Nicht darauf warten; gleich erneut versuchen.',
      },
    },
    copyText: 'Der gedruckte Code enthält vielleicht eine Kopie, die keine Verbindung braucht.',
    readCopy: 'Kopie im Code lesen',
    tryAgain: 'Erneut versuchen',
    sendAgain: 'Das Formular war zu lange offen. Bitte noch einmal ausfüllen.',
    pinLocked:
      'Zu viele falsche PINs. Die PIN ist gesperrt: noch {duration}, bis {time}. Alles andere öffnet sich ohne sie.',
    pinLockedForGood:
      'Zu viele falsche PINs. Die PIN ist gesperrt, bis die Person sie entsperrt. Alles andere öffnet sich ohne sie.',
  },
  it: {
    failures: {
      unknown: {
        title: 'Questo codice qui non è conosciuto',
        text: 'Forse è stato digitato male, o è così recente che non ci è ancora arrivato. Non aspettare.',
      },
      withdrawn: {
        title: 'Questo codice non apre più nulla',
        text: 'È scaduto o è stato sostituito. Non aspettare.',
      },
      misread: {
        title: 'La richiesta non è leggibile',
        text: 'Scansiona di nuovo il codice.',
      },
      refused: {
        title: 'L’invio proviene da un’altra pagina',
        text: 'Scansiona di nuovo il codice e compila il modulo che si apre.',
      },
      slow: {
        title: 'La connessione è troppo lenta',
        text: 'I dati inviati non sono arrivati in tempo. Non aspettare.',
      },
      tooMany: {
        title: 'Troppe consultazioni da questa rete',
        text: 'Il codice può essere giusto. Aspetta un minuto, poi riprova.',
      },
      broken: {
        title: 'Si è verificato un problema da parte nostra',
        text: 'Il codice può essere giusto. Non aspettare.',
      },
      busy: {
        title: 'I dati al momento non sono raggiungibili',
        text: 'Il codice può essere giusto. Non aspettare; riprova tra un attimo.',
      },
    },
    copyText: 'Il codice stampato può contenere una copia che non richiede connessione.',
    readCopy: 'Leggi la copia nel codice',
    tryAgain: 'Riprova',
    sendAgain: 'Il modulo è rimasto aperto troppo a lungo. Compilalo ancora una volta.',
    pinLocked:
      'Troppi PIN errati. Il PIN è bloccato per {duration}, fino al {time}. Tutto il resto si apre senza.',
    pinLockedForGood:
      'Troppi PIN errati. Il PIN è bloccato finché la persona non lo sblocca. Tutto il resto si apre senza.',
  },
  pt: {
    failures: {
      unknown: {
        title: 'Este código não é conhecido aqui',
        text: 'Pode estar mal digitado ou ser tão recente que ainda não nos chegou. Não espere por ele.',
      },
      withdrawn: {
        title: 'Este código já não abre nada',
        text: 'Expirou ou foi substituído pelo titular. Não espere por ele.',
      },
      misread: {
        title: 'Não foi possível ler o pedido',
        text: 'Leia o código outra vez.',
      },
      refused: {
        title: 'Isto foi enviado de outra página',
        text: 'Leia o código outra vez e preencha o formulário que se abre.',
      },
      slow: {
        title: 'A ligação é demasiado lenta',
        text: 'O que enviou não chegou a tempo. Não espere por isso.',
      },
      tooMany: {
        title: 'Demasiadas consultas a partir desta rede',
        text: 'O código pode estar certo. Espere um minuto e tente de novo.',
      },
      broken: {
        title: 'Algo correu mal do nosso lado',
        text: 'O código pode estar certo. Não espere por ele.',
      },
      busy: {
        title: 'De momento não é possível aceder aos dados',
        text: 'O código pode estar certo. Não espere por ele; tente de novo daqui a pouco.',
      },
    },
    copyText: 'O código impresso pode conter uma cópia que não precisa de ligação.',
    readCopy: 'Ler a cópia no código',
    tryAgain: 'Tentar de novo',
    sendAgain: 'O formulário esteve aberto demasiado tempo. Preencha-o mais uma vez.',
    pinLocked:
      'Demasiados PIN errados. O PIN está bloqueado durante {duration}, até {time}. Tudo o resto abre sem ele.',
    pinLockedForGood:
      'Demasiados PIN errados. O PIN está bloqueado até o titular o desbloquear. Tudo o resto abre sem ele.',
  },
  nl: {
    failures: {
      unknown: {
        title: 'Deze code is hier niet bekend',
        text: 'Misschien is hij verkeerd getypt, of zo nieuw dat wij hem nog niet hebben. Wacht er niet op.',
      },
      withdrawn: {
        title: 'Deze code opent niets meer',
        text: 'Hij is verlopen of vervangen. Wacht er niet op.',
      },
      misread: {
        title: 'Het verzoek was niet leesbaar',
        text: 'Scan de code opnieuw.',
      },
      refused: {
        title: 'Dit is vanaf een andere pagina verstuurd',
        text: 'Scan de code opnieuw en vul het formulier in dat opent.',
      },
      slow: {
        title: 'De verbinding is te traag',
        text: 'Wat u stuurde, kwam niet op tijd aan. Wacht er niet op.',
      },
      tooMany: {
        title: 'Te veel keren bekeken vanaf dit netwerk',
        text: 'De code kan juist zijn. Wacht een minuut en probeer het opnieuw.',
      },
      broken: {
        title: 'Er ging bij ons iets mis',
        text: 'De code kan juist zijn. Wacht er niet op.',
      },
      busy: {
        title: 'De gegevens zijn nu niet bereikbaar',
        text: 'De code kan juist zijn. Wacht er niet op; probeer het zo opnieuw.',
      },
    },
    copyText: 'De gedrukte code bevat misschien een kopie die geen verbinding nodig heeft.',
    readCopy: 'Kopie in de code lezen',
    tryAgain: 'Opnieuw proberen',
    sendAgain: 'Het formulier stond te lang open. Vul het nog een keer in.',
    pinLocked:
      'Te veel verkeerde pincodes. De pincode is nog {duration} geblokkeerd, tot {time}. Al het andere opent zonder.',
    pinLockedForGood:
      'Te veel verkeerde pincodes. De pincode is geblokkeerd tot de eigenaar hem deblokkeert. Al het andere opent zonder.',
  },
  pl: {
    failures: {
      unknown: {
        title: 'Tego kodu tu nie znamy',
        text: 'Mógł zostać źle wpisany albo jest tak nowy, że jeszcze do nas nie dotarł. Nie czekaj na niego.',
      },
      withdrawn: {
        title: 'Ten kod niczego już nie otwiera',
        text: 'Wygasł lub został zastąpiony innym. Nie czekaj na niego.',
      },
      misread: {
        title: 'Nie udało się odczytać żądania',
        text: 'Zeskanuj kod ponownie.',
      },
      refused: {
        title: 'Wysłano to z innej strony',
        text: 'Zeskanuj kod ponownie i wypełnij formularz, który się otworzy.',
      },
      slow: {
        title: 'Połączenie jest zbyt wolne',
        text: 'Wysłane dane nie dotarły na czas. Nie czekaj na nie.',
      },
      tooMany: {
        title: 'Zbyt wiele odczytów z tej sieci',
        text: 'Kod może być prawidłowy. Odczekaj minutę i spróbuj ponownie.',
      },
      broken: {
        title: 'Wystąpił błąd po naszej stronie',
        text: 'Kod może być prawidłowy. Nie czekaj na niego.',
      },
      busy: {
        title: 'Dane są w tej chwili niedostępne',
        text: 'Kod może być prawidłowy. Nie czekaj na niego; spróbuj ponownie za chwilę.',
      },
    },
    copyText: 'Wydrukowany kod może zawierać kopię, która nie wymaga połączenia.',
    readCopy: 'Odczytaj kopię zapisaną w kodzie',
    tryAgain: 'Spróbuj ponownie',
    sendAgain: 'Formularz był otwarty zbyt długo. Wypełnij go jeszcze raz.',
    pinLocked:
      'Zbyt wiele błędnych kodów PIN. PIN jest zablokowany, jeszcze {duration} (do {time}). Cała reszta otwiera się bez niego.',
    pinLockedForGood:
      'Zbyt wiele błędnych kodów PIN. PIN pozostanie zablokowany, dopóki nie odblokuje go właściciel. Cała reszta otwiera się bez niego.',
  },
  uk: {
    failures: {
      unknown: {
        title: 'Цей код тут невідомий',
        text: 'Можливо, його введено з помилкою або він такий новий, що ще не дійшов до нас. Не чекайте на нього.',
      },
      withdrawn: {
        title: 'Цей код більше нічого не відкриває',
        text: 'Термін його дії минув, або власник його замінив. Не чекайте на нього.',
      },
      misread: {
        title: 'Запит не вдалося прочитати',
        text: 'Відскануйте код ще раз.',
      },
      refused: {
        title: 'Це надіслано з іншої сторінки',
        text: 'Відскануйте код ще раз і заповніть форму, яку він відкриє.',
      },
      slow: {
        title: 'З’єднання занадто повільне',
        text: 'Надіслане не дійшло вчасно. Не чекайте.',
      },
      tooMany: {
        title: 'Забагато переглядів із цієї мережі',
        text: 'Код може бути правильним. Зачекайте хвилину й спробуйте ще раз.',
      },
      broken: {
        title: 'Сталася помилка на нашому боці',
        text: 'Код може бути правильним. Не чекайте на нього.',
      },
      busy: {
        title: 'Дані зараз недоступні',
        text: 'Код може бути правильним. Не чекайте на нього; спробуйте ще раз за мить.',
      },
    },
    copyText: 'У надрукованому коді може бути копія, якій не потрібне з’єднання.',
    readCopy: 'Прочитати копію з коду',
    tryAgain: 'Спробувати ще раз',
    sendAgain: 'Форма була відкрита занадто довго. Заповніть її ще раз.',
    pinLocked:
      'Забагато неправильних PIN-кодів. PIN-код заблоковано, ще {duration} (до {time}). Усе інше відкривається без нього.',
    pinLockedForGood:
      'Забагато неправильних PIN-кодів. PIN-код заблоковано, доки його не розблокує власник. Усе інше відкривається без нього.',
  },
  ar: {
    failures: {
      unknown: {
        title: 'هذا الرمز غير معروف هنا',
        text: 'ربما كُتب خطأً، أو أنه جديد لم يصل إلينا بعد. لا تنتظره.',
      },
      withdrawn: {
        title: 'هذا الرمز لم يعد يفتح شيئًا',
        text: 'انتهت صلاحيته أو استبدله صاحبه. لا تنتظره.',
      },
      misread: {
        title: 'تعذّرت قراءة الطلب',
        text: 'امسح الرمز مرة أخرى.',
      },
      refused: {
        title: 'أُرسل هذا من صفحة أخرى',
        text: 'امسح الرمز مرة أخرى واملأ الاستمارة التي تظهر.',
      },
      slow: {
        title: 'الاتصال بطيء جدًا',
        text: 'لم يصل ما أرسلته في الوقت المناسب. لا تنتظره.',
      },
      tooMany: {
        title: 'محاولات اطلاع كثيرة جدًا من هذه الشبكة',
        text: 'قد يكون الرمز صحيحًا. انتظر دقيقة ثم حاول مرة أخرى.',
      },
      broken: {
        title: 'حدث خطأ من جانبنا',
        text: 'قد يكون الرمز صحيحًا. لا تنتظره.',
      },
      busy: {
        title: 'لا يمكن الوصول إلى البيانات الآن',
        text: 'قد يكون الرمز صحيحًا. لا تنتظره؛ حاول مرة أخرى بعد لحظات.',
      },
    },
    copyText: 'قد يحمل الرمز المطبوع نسخة لا تحتاج إلى اتصال.',
    readCopy: 'اقرأ النسخة الموجودة في الرمز',
    tryAgain: 'حاول مرة أخرى',
    sendAgain: 'ظلّت الاستمارة مفتوحة مدة طويلة. املأها مرة أخرى من فضلك.',
    pinLocked:
      'أُدخل رمز PIN خاطئ مرات كثيرة. رمز PIN مقفل، المدة المتبقية: {duration} (حتى {time}). كل ما عدا ذلك يُفتح من دونه.',
    pinLockedForGood:
      'أُدخل رمز PIN خاطئ مرات كثيرة. رمز PIN مقفل إلى أن يفتحه صاحبه. كل ما عدا ذلك يُفتح من دونه.',
  },
  zh: {
    failures: {
      unknown: {
        title: '此处没有这个二维码的记录',
        text: '可能输入有误，或者刚制作不久，尚未传到我们这里。请勿等待。',
      },
      withdrawn: {
        title: '此二维码已失效',
        text: '它已过期，或已被本人更换。请勿等待。',
      },
      misread: {
        title: '无法识别此请求',
        text: '请重新扫描二维码。',
      },
      refused: {
        title: '此请求来自其他页面',
        text: '请重新扫描二维码，并填写打开的表单。',
      },
      slow: {
        title: '网络连接太慢',
        text: '您发送的内容未能及时到达。请勿等待。',
      },
      tooMany: {
        title: '此网络的查看次数过多',
        text: '二维码可能没有问题。请等一分钟后再试。',
      },
      broken: {
        title: '我们的服务出现故障',
        text: '二维码可能没有问题。请勿等待。',
      },
      busy: {
        title: '暂时无法读取资料',
        text: '二维码可能没有问题。请勿等待，稍后再试。',
      },
    },
    copyText: '印刷的二维码中可能存有一份无需联网的副本。',
    readCopy: '读取二维码中的副本',
    tryAgain: '重试',
    sendAgain: '表单打开时间过长，请重新填写。',
    pinLocked:
      'PIN 码输错次数过多，已锁定，还需等待 {duration}（至 {time}）。其他内容无需 PIN 码即可打开。',
    pinLockedForGood: 'PIN 码输错次数过多，已锁定，须由本人解锁。其他内容无需 PIN 码即可打开。',
  },
  ja: {
    failures: {
      unknown: {
        title: 'このコードは登録されていません',
        text: '入力の誤りか、新しすぎてまだ届いていない可能性があります。待たずに行動してください。',
      },
      withdrawn: {
        title: 'このコードはもう使えません',
        text: '期限切れか、本人が新しいものに替えています。待たずに行動してください。',
      },
      misread: {
        title: '要求を読み取れませんでした',
        text: 'コードをもう一度読み取ってください。',
      },
      refused: {
        title: '別のページから送信されました',
        text: 'コードをもう一度読み取り、開いた画面で入力してください。',
      },
      slow: {
        title: '通信が遅すぎます',
        text: '送信内容が時間内に届きませんでした。待たずに行動してください。',
      },
      tooMany: {
        title: 'このネットワークからの閲覧が多すぎます',
        text: 'コードは正しい可能性があります。1分待ってから、もう一度お試しください。',
      },
      broken: {
        title: 'こちら側で問題が発生しました',
        text: 'コードは正しい可能性があります。待たずに行動してください。',
      },
      busy: {
        title: '現在、情報に接続できません',
        text: 'コードは正しい可能性があります。待たずに行動し、少ししてからもう一度お試しください。',
      },
    },
    copyText: '印刷されたコードには、通信なしで読める控えが入っている場合があります。',
    readCopy: 'コード内の控えを読む',
    tryAgain: 'もう一度試す',
    sendAgain: '画面を開いてから時間が経ちすぎました。もう一度入力してください。',
    pinLocked:
      'PINの誤りが多すぎるため、PINはロックされています。残り{duration}（{time}まで）。それ以外はPINなしで開けます。',
    pinLockedForGood:
      'PINの誤りが多すぎるため、本人が解除するまでPINはロックされています。それ以外はPINなしで開けます。',
  },
  hi: {
    failures: {
      unknown: {
        title: 'यह कोड यहाँ दर्ज नहीं है',
        text: 'हो सकता है यह गलत लिखा गया हो, या इतना नया हो कि अभी हम तक न पहुँचा हो। इसका इंतज़ार न करें।',
      },
      withdrawn: {
        title: 'यह कोड अब कुछ नहीं खोलता',
        text: 'इसकी अवधि समाप्त हो गई है या इसे बदल दिया गया है। इसका इंतज़ार न करें।',
      },
      misread: {
        title: 'अनुरोध पढ़ा नहीं जा सका',
        text: 'कोड को फिर से स्कैन करें।',
      },
      refused: {
        title: 'यह किसी दूसरे पेज से भेजा गया है',
        text: 'कोड को फिर से स्कैन करें और जो फ़ॉर्म खुले उसे भरें।',
      },
      slow: {
        title: 'कनेक्शन बहुत धीमा है',
        text: 'आपका भेजा हुआ समय पर नहीं पहुँचा। इसका इंतज़ार न करें।',
      },
      tooMany: {
        title: 'इस नेटवर्क से बहुत बार देखा गया है',
        text: 'कोड सही हो सकता है। एक मिनट रुकें, फिर कोशिश करें।',
      },
      broken: {
        title: 'हमारी ओर से कुछ गड़बड़ी है',
        text: 'कोड सही हो सकता है। इसका इंतज़ार न करें।',
      },
      busy: {
        title: 'जानकारी अभी उपलब्ध नहीं हो पा रही है',
        text: 'कोड सही हो सकता है। इसका इंतज़ार न करें; थोड़ी देर में फिर कोशिश करें।',
      },
    },
    copyText: 'छपे हुए कोड में एक प्रति हो सकती है जिसके लिए कनेक्शन की ज़रूरत नहीं है।',
    readCopy: 'कोड में मौजूद प्रति पढ़ें',
    tryAgain: 'फिर कोशिश करें',
    sendAgain: 'फ़ॉर्म बहुत देर तक खुला रहा। कृपया इसे एक बार फिर भरें।',
    pinLocked:
      'गलत PIN बहुत बार डाला गया। PIN अभी {duration} के लिए लॉक है ({time} तक)। बाकी सब इसके बिना खुलता है।',
    pinLockedForGood:
      'गलत PIN बहुत बार डाला गया। जब तक मालिक इसे अनलॉक न करे, PIN लॉक रहेगा। बाकी सब इसके बिना खुलता है।',
  },
}
