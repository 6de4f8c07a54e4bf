import dynamic from 'next/dynamic'

/** Fetched only where it is rendered: a static import would cost every visitor 184 KB (decision 13). */
export const VisualEditing = dynamic(() => import('./visual-editing.client.tsx'))
