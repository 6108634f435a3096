import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
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
}

export const helpWords: HelpWords = {
  tell: '通知家人',
  about: '他们会知道有人拿着这张卡片，但不会知道卡片上的内容。',
  number: '您的电话号码（如果他们可以给您打电话）',
  badNumber: '请输入电话号码，或留空。',
  asked: '正在通知家人',
  askedText: '请不要等待回复。',
  nobody: '未能通知任何人',
  callThem: '请拨打卡片上联系人的电话。',
  tooMany: '已经通知过他们',
  placeText: '如果愿意，可以发送您所在的位置。他们可以在24小时内看到。',
  place: '您在哪里：街道、地点或坐标',
  locate: '填入我的位置',
  send: '发送',
  placeSent: '他们可以看到您在哪里',
  placeSentText: '24小时后将被删除。',
  back: '返回卡片',
}
