import { useOnline } from '../../http/use-online'
import { sentenceGap, sentences } from '../../i18n/sentences'
import { usdWords } from '../../ui/date-words'
import { Notice } from '../../ui/notice'
import { TaggedText } from '../../ui/tagged-text'
import { donateTexts } from './texts'
import type { ShownGift } from './use-gift-status'

const texts = donateTexts.success

export function GiftStatusNotice({
  gift: { status, totalCents, receiptNumber },
}: {
  gift: ShownGift
}) {
  const isOnline = useOnline()
  const amount = totalCents === null ? '' : usdWords(totalCents)
  if (!isOnline && (status === 'asking' || status === 'waiting')) {
    return (
      <Notice tone="warn" title={donateTexts.notices.offline} announce="status">
        {texts.offlineDetail}
      </Notice>
    )
  }
  switch (status) {
    case 'asking':
    case 'waiting':
      return (
        <Notice tone="info" title={texts.waiting} announce="status">
          {sentences(amount && texts.processing({ amount }), texts.canLeave)}
        </Notice>
      )
    case 'paid':
      return (
        <Notice tone="ok" title={texts.paid} announce="status">
          {texts.received({ amount })}
          {sentenceGap()}
          {receiptNumber && <TaggedText text={texts.receipt({ number: receiptNumber })} />}
        </Notice>
      )
    case 'refunded':
      return (
        <Notice tone="info" title={texts.refunded} announce="status">
          {texts.refundedDetail({ amount })}
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice tone="warn" title={texts.notPaid} announce="status">
          {texts.notPaidDetail}
        </Notice>
      )
    case 'none':
      return (
        <Notice tone="info" title={texts.none} announce="status">
          {texts.noneDetail}
        </Notice>
      )
  }
}
