import { COOKING_LEVELS, PLAN_IDS, THEMES } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  emailConfirmed: boolean('email_confirmed').notNull().default(false),
  formerEmail: text('former_email'),
  fullName: text('full_name').notNull().default(''),
  avatarHash: text('avatar_hash'),
  bio: text('bio').notNull().default(''),
  location: text('location').notNull().default(''),
  website: text('website').notNull().default(''),
  birthDate: date('birth_date', { mode: 'string' }),
  hideAge: boolean('hide_age').notNull().default(false),
  gender: text('gender').notNull().default('Prefer not to say'),
  genderText: text('gender_text').notNull().default(''),
  instagram: text('instagram'),
  youtube: text('youtube'),
  x: text('x'),
  dietaryPreferences: text('dietary_preferences').array().notNull().default(sql`'{}'`),
  chatRestrictions: text('chat_restrictions').array().notNull().default(sql`'{}'`),
  cookingLevel: text('cooking_level', { enum: COOKING_LEVELS }),
  phoneNumber: text('phone_number'),
  isPublic: boolean('is_public').notNull().default(true),
  hideFavorites: boolean('hide_favorites').notNull().default(false),
  sharesActivity: boolean('shares_activity').notNull().default(true),
  theme: text('theme', { enum: THEMES }).notNull().default('light'),
  plan: text('plan', { enum: PLAN_IDS }).notNull().default('basic'),
  followerCount: integer('follower_count').notNull().default(0),
  followingCount: integer('following_count').notNull().default(0),
  recipeCount: integer('recipe_count').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  token: text('token').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ip: text('ip'),
  userAgent: text('user_agent'),
  hostBound: boolean('host_bound').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const identities = pgTable('identities', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  providerId: text('provider_id').notNull(),
  accountId: text('account_id').notNull(),
  password: text('password'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const emailLinks = pgTable('email_links', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose', { enum: ['confirm', 'undo', 'reset', 'handed-reset'] }).notNull(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const signInFailures = pgTable('sign_in_failures', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  ip: text('ip').notNull(),
  deviceId: uuid('device_id'),
  at: moment('at').notNull(),
})

export const passwordChecks = pgTable('password_checks', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  at: moment('at').notNull(),
})

export const resetRequests = pgTable('reset_requests', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  ip: text('ip').notNull(),
  at: moment('at').notNull(),
})

export const signUps = pgTable('sign_ups', {
  id: uuid('id').primaryKey(),
  ip: text('ip').notNull(),
  at: moment('at').notNull(),
})

export const takenAnswers = pgTable('taken_answers', {
  id: uuid('id').primaryKey(),
  ip: text('ip').notNull(),
  at: moment('at').notNull(),
})

export const accountNotices = pgTable('account_notices', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  at: moment('at').notNull(),
})
