'use client'

import {lazyComponent} from '#lib/lazy-component.tsx'

// Components of sections, each with its code in a file of its own, which only the pages that have one load.

export const AreaCheckForm = lazyComponent(
  async () => (await import('./area-check/area-check-form.tsx')).AreaCheckForm,
)

export const ChecklistTools = lazyComponent(
  async () => (await import('./checklist/checklist-tools.tsx')).ChecklistTools,
)

export const ChoiceForm = lazyComponent(
  async () => (await import('./cookie-choice/choice-form.tsx')).ChoiceForm,
)

export const QuestionFilter = lazyComponent(
  async () => (await import('./faqs/question-filter.tsx')).QuestionFilter,
)

export const ClinicianFinder = lazyComponent(
  async () => (await import('./find-clinicians/clinician-finder.tsx')).ClinicianFinder,
)

export const HouseWalk = lazyComponent(
  async () => (await import('./hero/house-walk.tsx')).HouseWalk,
)

export const StorageStatus = lazyComponent(
  async () => (await import('./stored-items/storage-status.tsx')).StorageStatus,
)
