export { ContactLink } from './contact-link.tsx'
export { Footer } from './footer.tsx'
