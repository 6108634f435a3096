import { BETA_LINES, priceLines } from 'sync-protocol/commerce'
import type { BetaApplication } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { isDuplicate } from '../../db/database-error'
import type { Services } from '../../deps'
import { isPrintable } from '../../orders/order-artwork'
import { sealDetails } from '../../orders/order-details'
import { findBetaOrder, insertOrder, isUuid } from '../../orders/orders.sql'
import { readRow } from '../../records/rest-author'

/** The server chooses the items and reads none from the request. */
export async function applyForBeta(
  { database, keyring, records, newId, now }: Services,
  userId: string,
  application: BetaApplication,
): Promise<string> {
  const id = newId()
  const codeId = application.selectedQrCode.toLowerCase()
  await database.transaction(userId, async tx => {
    // The lock makes two applications run in turn. On a cluster it is released a moment before the first
    // order is visible, and then the unique index of the orders refuses the second.
    await records.lock(tx, userId)
    if (await findBetaOrder(tx, userId)) throw alreadyApplied()
    const code = isUuid(codeId) ? await readRow(records, tx, userId, 'qr-codes', codeId) : undefined
    if (!code) throw new AppError('not_found', { message: 'You have no such QR code.' })
    if (!isPrintable(code.values, now())) throw new AppError('qr_unusable')
    await insertOrder(tx, {
      id,
      userId,
      kind: 'beta',
      status: 'paid',
      items: freeItems(),
      shippingMethod: 'standard',
      subtotalCents: 0,
      shippingCents: 0,
      codeId,
      sealedDetails: await sealDetails(keyring, tx, {
        id,
        userId,
        details: detailsOf(application),
      }),
      emails: ['confirmation'],
      at: now(),
    }).catch(error => {
      throw isDuplicate(error) ? alreadyApplied() : error
    })
  })
  return id
}

const alreadyApplied = () => new AppError('already_applied')

const freeItems = () =>
  (priceLines(BETA_LINES) ?? []).map(({ product, colorId, name }) => ({
    productId: product.id,
    color: colorId,
    name,
    priceCents: 0,
  }))

/** The programme ships within the United States only. */
const detailsOf = ({ email, feedbackNotes, ...from }: BetaApplication) => ({
  email,
  notes: feedbackNotes,
  address: {
    name: from.fullName,
    address1: from.address,
    address2: '',
    city: from.city,
    state: from.state,
    postalCode: from.zipCode,
    country: 'US',
  },
})
