'use client'

import {sleeping} from '#forms/sleep/sleeping.tsx'

/** The check of a postcode; without its code the server answers it. */
export const AreaCheckForm = sleeping(
  async () => (await import('./area-check-body.tsx')).AreaCheckBody,
)
