import { afterFirstPaint } from './platform/first-paint.ts'
import { keepEarlyActs } from './start/early-acts.ts'
import './start/started-at.ts'
import './ui/styles.css'

const startApp = () => import('./main.tsx')

if (document.getElementById('root')?.firstElementChild) {
  // The page came rendered: its pictures and fonts load before the app.
  keepEarlyActs()
  void afterFirstPaint(fetchApp)()
} else {
  void startApp()
}

/** Loads all of its files at once; the server left their addresses in the page. */
async function fetchApp() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    link.rel = 'modulepreload'
  }
  // One by one, so that the page can scroll in between.
  await import('react-dom/client')
  await startApp()
}
