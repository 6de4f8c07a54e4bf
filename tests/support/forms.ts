import {randomUUID} from 'node:crypto'
import type {Locator, Page, Request} from '@playwright/test'

/** What the forms of the site post to. */
export const endpoints = /\/api\/(?:interest\/register|contact)/

/** An address nobody else uses, so that tests can run at the same time. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`
}

/**
 * Fills in names and address, whatever the form.
 *
 * @param form - the dialog or the part of the page with the form
 * @param email - the address
 */
export async function fillPerson(form: Locator, email: string): Promise<void> {
  await form.getByLabel(/^First name/i).fill(' Ada ')
  await form.getByLabel(/^Last name/i).fill('Lovelace')
  await form.getByRole('textbox', {name: 'Email'}).fill(email)
}

/** The summary of what is wrong with a form. */
export function errorSummary(form: Locator): Locator {
  return form.locator('[data-error-summary]')
}

/** The button that sends a form; a button that is off is found as well. */
export function submitButton(form: Locator): Locator {
  return form.locator('button[type="submit"]')
}

/**
 * Collects what the forms send, from now on.
 *
 * @param page - a page
 * @returns the bodies, growing
 */
export function collectPosts(page: Page): unknown[] {
  const posts: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && endpoints.test(request.url())) {
      posts.push(request.postDataJSON())
    }
  })
  return posts
}

/**
 * Lets the backend answer nothing until the test says so.
 *
 * @param page - a page
 * @returns lets every waiting request through
 */
export async function holdPosts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(endpoints, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

/**
 * Stands in for a backend that fails.
 *
 * @param page - a page
 * @param status - the answer, or null for none at all
 */
export async function failPosts(page: Page, status: number | null): Promise<void> {
  await page.route(endpoints, (route) =>
    status === null ? route.abort() : route.fulfill({status, body: ''}),
  )
}
