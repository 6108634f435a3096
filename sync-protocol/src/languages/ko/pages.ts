import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
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
    'PIN을 너무 많이 틀렸습니다. PIN이 {duration} 동안, {time}까지 잠겨 있습니다. 나머지는 모두 PIN 없이 열립니다.',
  pinLockedForGood:
    'PIN을 너무 많이 틀렸습니다. 본인이 풀 때까지 PIN이 잠겨 있습니다. 나머지는 모두 PIN 없이 열립니다.',
}

export const helpWords: HelpWords = {
  tell: '가족에게 알리기',
  about: '누군가 이 카드를 가지고 있다는 것만 알게 되며, 카드의 내용은 전해지지 않습니다.',
  number: '연락받을 수 있는 전화번호(선택)',
  badNumber: '전화번호를 입력하거나 비워 두세요.',
  asked: '가족에게 알리고 있습니다',
  askedText: '답을 기다리지 마세요.',
  nobody: '아무에게도 알리지 못했습니다',
  callThem: '카드에 있는 연락처로 전화하세요.',
  tooMany: '이미 알렸습니다',
  placeText: '원하면 지금 있는 곳을 보내세요. 가족은 24시간 동안 볼 수 있습니다.',
  place: '지금 있는 곳: 도로, 장소 또는 위치',
  locate: '내 위치 넣기',
  send: '보내기',
  placeSent: '가족이 위치를 볼 수 있습니다',
  placeSentText: '24시간 후에 삭제됩니다.',
  back: '카드로 돌아가기',
}
