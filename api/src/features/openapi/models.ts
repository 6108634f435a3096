import {
  adminDonationSchema,
  adminOrderSchema,
  adminUserSchema,
  analyticsSchema,
  betaOrderSchema,
  codeAnswerSchema,
  credentialsAnswerSchema,
  donationSchema,
  emailLinkAnswerSchema,
  errorAnswerSchema,
  fileAnswerSchema,
  invitationAnswerSchema,
  memberAnswerSchema,
  orderDetailSchema,
  orderSchema,
  profileAnswerSchema,
  profileOfAnswerSchema,
  sessionAnswerSchema,
  shareAnswerSchema,
  userSchema,
} from 'sync-protocol/rest'
import { exchangeAnswerSchema, mutationSchema, recordStateSchema } from 'sync-protocol/sync'
import * as z from 'zod/mini'

export const models = z
  .registry<{ id: string }>()
  .add(errorAnswerSchema, { id: 'Error' })
  .add(userSchema, { id: 'User' })
  .add(credentialsAnswerSchema, { id: 'Credentials' })
  .add(sessionAnswerSchema, { id: 'Session' })
  .add(emailLinkAnswerSchema, { id: 'EmailLink' })
  .add(profileAnswerSchema, { id: 'Profile' })
  .add(profileOfAnswerSchema, { id: 'FamilyProfile' })
  .add(memberAnswerSchema, { id: 'Member' })
  .add(invitationAnswerSchema, { id: 'Invitation' })
  .add(shareAnswerSchema, { id: 'HealthLink' })
  .add(codeAnswerSchema, { id: 'Code' })
  .add(fileAnswerSchema, { id: 'File' })
  .add(exchangeAnswerSchema, { id: 'Exchange' })
  .add(recordStateSchema, { id: 'RecordState' })
  .add(mutationSchema, { id: 'Mutation' })
  .add(donationSchema, { id: 'Donation' })
  .add(orderSchema, { id: 'Order' })
  .add(analyticsSchema, { id: 'Analytics' })
  .add(adminOrderSchema, { id: 'AdminOrder' })
  .add(adminDonationSchema, { id: 'AdminDonation' })
  .add(adminUserSchema, { id: 'AdminUser' })
  .add(orderDetailSchema, { id: 'OrderDetail' })
  .add(betaOrderSchema, { id: 'BetaOrder' })
