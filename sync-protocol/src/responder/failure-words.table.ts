export const WORDS = {
  en: {
    failures: {
      unknown: {
        title: 'This code is not known here',
        text: 'It may be mistyped, or its card was never backed up. Read the words on the card, and do not wait for the code.',
      },
      withdrawn: {
        title: 'This code was withdrawn',
        text: 'Its owner replaced or deleted it, or it has expired. Do not wait for it.',
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
        text: 'Puede estar mal escrito, o su tarjeta nunca se guardó en línea. Lea lo impreso en la tarjeta y no espere por el código.',
      },
      withdrawn: {
        title: 'Este código fue retirado',
        text: 'Su titular lo sustituyó o lo eliminó, o ha caducado. No espere por él.',
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
        text: 'Il est peut-être mal saisi, ou sa carte n’a jamais été sauvegardée. Lisez ce qui est imprimé sur la carte et n’attendez pas le code.',
      },
      withdrawn: {
        title: 'Ce code a été retiré',
        text: 'La personne l’a remplacé ou supprimé, ou il a expiré. Ne l’attendez pas.',
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
        text: 'Er ist vielleicht falsch eingegeben, oder die Karte wurde nie gesichert. Lesen, was auf der Karte steht, und nicht auf den Code warten.',
      },
      withdrawn: {
        title: 'Dieser Code wurde zurückgezogen',
        text: 'Er wurde ersetzt oder gelöscht, oder er ist abgelaufen. Nicht darauf warten.',
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
        text: 'Forse è stato digitato male, o la sua tessera non è mai stata salvata online. Leggere ciò che è scritto sulla tessera e non aspettare il codice.',
      },
      withdrawn: {
        title: 'Questo codice è stato ritirato',
        text: 'È stato sostituito o eliminato, oppure è scaduto. Non aspettare.',
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
        text: 'Pode estar mal digitado, ou o cartão nunca foi guardado online. Leia o que está impresso no cartão e não espere pelo código.',
      },
      withdrawn: {
        title: 'Este código foi retirado',
        text: 'O titular substituiu-o ou eliminou-o, ou expirou. Não espere por ele.',
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
        text: 'Misschien is hij verkeerd getypt, of van de kaart is nooit een back-up gemaakt. Lees wat er op de kaart staat en wacht niet op de code.',
      },
      withdrawn: {
        title: 'Deze code is ingetrokken',
        text: 'Hij is vervangen, verwijderd of verlopen. Wacht er niet op.',
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
        text: 'Mógł zostać źle wpisany albo dla tej karty nigdy nie utworzono kopii zapasowej. Przeczytaj tekst na karcie i nie czekaj na kod.',
      },
      withdrawn: {
        title: 'Ten kod został wycofany',
        text: 'Został zastąpiony lub usunięty albo wygasł. Nie czekaj na niego.',
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
        text: 'Можливо, його введено з помилкою або для цієї картки ніколи не створювали резервної копії. Прочитайте текст на картці й не чекайте на код.',
      },
      withdrawn: {
        title: 'Цей код відкликано',
        text: 'Власник його замінив або видалив, або термін його дії минув. Не чекайте на нього.',
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
        text: 'ربما كُتب خطأً، أو لم تُحفظ نسخة احتياطية من البطاقة قط. اقرأ ما كُتب على البطاقة ولا تنتظر الرمز.',
      },
      withdrawn: {
        title: 'سُحب هذا الرمز',
        text: 'استبدله صاحبه أو حذفه، أو انتهت صلاحيته. لا تنتظره.',
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
        text: '可能输入有误，或者这张卡从未备份。请阅读卡片上印的文字，不要等待此二维码。',
      },
      withdrawn: {
        title: '此二维码已被撤回',
        text: '它已被本人更换或删除，或者已过期。请勿等待。',
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
        text: '入力の誤りか、カードがバックアップされていない可能性があります。コードを待たずに、カードに書かれた内容を読んでください。',
      },
      withdrawn: {
        title: 'このコードは取り消されました',
        text: '本人が新しいものに替えたか削除したか、期限が切れています。待たずに行動してください。',
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
        text: 'हो सकता है यह गलत लिखा गया हो, या इस कार्ड का बैकअप कभी न लिया गया हो। कार्ड पर लिखे शब्द पढ़ें, और कोड का इंतज़ार न करें।',
      },
      withdrawn: {
        title: 'यह कोड वापस ले लिया गया है',
        text: 'इसे बदल दिया गया है या हटा दिया गया है, या इसकी अवधि समाप्त हो गई है। इसका इंतज़ार न करें।',
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
      'गलत PIN बहुत बार डाला गया। जब तक कार्डधारक इसे अनलॉक न करे, PIN लॉक रहेगा। बाकी सब इसके बिना खुलता है।',
  },
  ru: {
    failures: {
      unknown: {
        title: 'Этот код здесь неизвестен',
        text: 'Возможно, он введён с ошибкой или для этой карточки никогда не создавали резервную копию. Прочитайте текст на карточке и не ждите кода.',
      },
      withdrawn: {
        title: 'Этот код отозван',
        text: 'Владелец заменил или удалил его, или срок его действия истёк. Не ждите его.',
      },
      misread: {
        title: 'Запрос не удалось прочитать',
        text: 'Отсканируйте код ещё раз.',
      },
      refused: {
        title: 'Это отправлено с другой страницы',
        text: 'Отсканируйте код ещё раз и заполните форму, которую он откроет.',
      },
      slow: {
        title: 'Соединение слишком медленное',
        text: 'Отправленное не дошло вовремя. Не ждите.',
      },
      tooMany: {
        title: 'Слишком много просмотров из этой сети',
        text: 'Код может быть верным. Подождите минуту и попробуйте ещё раз.',
      },
      broken: {
        title: 'Произошла ошибка на нашей стороне',
        text: 'Код может быть верным. Не ждите его.',
      },
      busy: {
        title: 'Данные сейчас недоступны',
        text: 'Код может быть верным. Не ждите его; чуть позже попробуйте ещё раз.',
      },
    },
    copyText: 'В напечатанном коде может быть копия, которой не нужно соединение.',
    readCopy: 'Прочитать копию из кода',
    tryAgain: 'Попробовать ещё раз',
    sendAgain: 'Форма была открыта слишком долго. Заполните её ещё раз.',
    pinLocked:
      'Слишком много неверных PIN-кодов. PIN-код заблокирован, осталось: {duration} (до {time}). Всё остальное открывается без него.',
    pinLockedForGood:
      'Слишком много неверных PIN-кодов. PIN-код заблокирован, пока его не разблокирует владелец. Всё остальное открывается без него.',
  },
  tr: {
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
  },
  ko: {
    failures: {
      unknown: {
        title: '여기서 확인되지 않는 코드입니다',
        text: '잘못 입력했거나 한 번도 백업되지 않은 카드일 수 있습니다. 코드를 기다리지 말고 카드에 적힌 내용을 읽으십시오.',
      },
      withdrawn: {
        title: '사용이 중지된 코드입니다',
        text: '본인이 바꾸거나 삭제했거나 기한이 지났습니다. 기다리지 마십시오.',
      },
      misread: {
        title: '요청을 읽을 수 없습니다',
        text: '코드를 다시 스캔하십시오.',
      },
      refused: {
        title: '다른 페이지에서 보낸 요청입니다',
        text: '코드를 다시 스캔하고, 열리는 양식을 작성하십시오.',
      },
      slow: {
        title: '연결이 너무 느립니다',
        text: '보낸 내용이 제때 도착하지 않았습니다. 기다리지 마십시오.',
      },
      tooMany: {
        title: '이 네트워크에서 너무 많이 열람했습니다',
        text: '코드는 맞을 수 있습니다. 1분 기다린 뒤 다시 시도하십시오.',
      },
      broken: {
        title: '저희 쪽에 문제가 생겼습니다',
        text: '코드는 맞을 수 있습니다. 기다리지 마십시오.',
      },
      busy: {
        title: '지금은 기록에 접속할 수 없습니다',
        text: '코드는 맞을 수 있습니다. 기다리지 말고 잠시 후 다시 시도하십시오.',
      },
    },
    copyText: '인쇄된 코드에 연결 없이 읽을 수 있는 사본이 들어 있을 수 있습니다.',
    readCopy: '코드에 든 사본 읽기',
    tryAgain: '다시 시도',
    sendAgain: '양식이 너무 오래 열려 있었습니다. 다시 한 번 작성하십시오.',
    pinLocked:
      '비밀번호(PIN)를 너무 많이 틀렸습니다. 비밀번호가 {duration} 동안, {time}까지 잠겨 있습니다. 나머지는 모두 비밀번호 없이 열립니다.',
    pinLockedForGood:
      '비밀번호(PIN)를 너무 많이 틀렸습니다. 본인이 풀 때까지 비밀번호가 잠겨 있습니다. 나머지는 모두 비밀번호 없이 열립니다.',
  },
  sv: {
    failures: {
      unknown: {
        title: 'Koden är inte känd här',
        text: 'Den kan vara felskriven, eller så har kortet aldrig säkerhetskopierats. Läs det som står på kortet och vänta inte på koden.',
      },
      withdrawn: {
        title: 'Koden har dragits in',
        text: 'Ägaren har bytt ut eller raderat den, eller så har den slutat gälla. Vänta inte på den.',
      },
      misread: { title: 'Begäran gick inte att läsa', text: 'Skanna koden igen.' },
      refused: {
        title: 'Det här skickades från en annan sida',
        text: 'Skanna koden igen och fyll i formuläret som öppnas.',
      },
      slow: {
        title: 'Anslutningen är för långsam',
        text: 'Det du skickade kom inte fram i tid. Vänta inte på det.',
      },
      tooMany: {
        title: 'För många visningar från det här nätverket',
        text: 'Koden kan vara rätt. Vänta en minut och försök sedan igen.',
      },
      broken: {
        title: 'Något är fel hos oss',
        text: 'Koden kan vara rätt. Vänta inte på den.',
      },
      busy: {
        title: 'Uppgifterna går inte att nå just nu',
        text: 'Koden kan vara rätt. Vänta inte på den; försök igen om en stund.',
      },
    },
    copyText: 'Den utskrivna koden kan innehålla en kopia som inte behöver någon anslutning.',
    readCopy: 'Läs kopian i koden',
    tryAgain: 'Försök igen',
    sendAgain: 'Formuläret var öppet för länge. Fyll i det en gång till.',
    pinLocked:
      'Fel PIN-kod för många gånger. PIN-koden är spärrad i {duration}, till {time}. Allt annat öppnas utan den.',
    pinLockedForGood:
      'Fel PIN-kod för många gånger. PIN-koden är spärrad tills ägaren låser upp den. Allt annat öppnas utan den.',
  },
  ro: {
    failures: {
      unknown: {
        title: 'Acest cod nu este cunoscut aici',
        text: 'Poate a fost scris greșit sau cardul nu a avut niciodată o copie de rezervă. Citiți ce scrie pe card și nu așteptați codul.',
      },
      withdrawn: {
        title: 'Acest cod a fost retras',
        text: 'Titularul l-a înlocuit sau l-a șters, ori codul a expirat. Nu îl așteptați.',
      },
      misread: { title: 'Cererea nu a putut fi citită', text: 'Scanați codul din nou.' },
      refused: {
        title: 'Aceasta a fost trimisă de pe altă pagină',
        text: 'Scanați codul din nou și completați formularul care se deschide.',
      },
      slow: {
        title: 'Conexiunea este prea lentă',
        text: 'Ce ați trimis nu a ajuns la timp. Nu așteptați.',
      },
      tooMany: {
        title: 'Prea multe consultări din această rețea',
        text: 'Codul poate fi corect. Așteptați un minut, apoi încercați din nou.',
      },
      broken: {
        title: 'A apărut o problemă la noi',
        text: 'Codul poate fi corect. Nu îl așteptați.',
      },
      busy: {
        title: 'Datele nu sunt disponibile acum',
        text: 'Codul poate fi corect. Nu îl așteptați; încercați din nou peste puțin timp.',
      },
    },
    copyText: 'Codul tipărit poate conține o copie care nu are nevoie de conexiune.',
    readCopy: 'Citiți copia din cod',
    tryAgain: 'Încercați din nou',
    sendAgain: 'Formularul a stat deschis prea mult timp. Completați-l încă o dată.',
    pinLocked:
      'Prea multe PIN-uri greșite. PIN-ul este blocat timp de {duration}, până la {time}. Toate celelalte date se deschid fără el.',
    pinLockedForGood:
      'Prea multe PIN-uri greșite. PIN-ul este blocat până când titularul îl deblochează. Toate celelalte date se deschid fără el.',
  },
}
