import type { Dictionary } from "../ja";

export const shell: Dictionary["shell"] = {
  product: "Ciudad de Prompts",
  tagline: "Un lugar para crear, guardar y compartir prompts",
  description:
    "Escribe en una línea lo que quieres hacer y obtén un prompt que funciona en cualquier IA: para textos, automatización, imágenes y vídeo.",
  skipToContent: "Ir al contenido",
  backToTop: "Volver al inicio",
  close: "Cerrar",
  notifications: "Avisos",
  loading: "Cargando",
  menu: {
    open: "Abrir el menú",
    title: "Menú",
    home: "Inicio",
    signIn: "Iniciar sesión",
    terms: "Condiciones de uso",
    privacy: "Política de privacidad",
    legal: "Condiciones y privacidad",
  },
  languagePicker: "Idioma",
  languageChanged: "Ahora ves la página en español",
  copyright: "© {{year}} Ciudad de Prompts",
  notFound: {
    title: "Page Not Found",
    text: "No hemos encontrado la página que buscabas. Puede que su dirección haya cambiado o que se haya eliminado.",
    action: "Ir a la página de inicio",
  },
  failure: {
    title: "No se ha podido mostrar la página",
    text: "Inténtalo de nuevo dentro de un momento. Si el problema continúa, escríbenos e incluye el número de abajo.",
    reload: "Volver a cargar",
    requestId: "Número: {{id}}",
  },
  auth: {
    title: "Iniciar sesión o registrarse",
    lead: "El registro todavía no está abierto.",
    draftKept:
      "Tu prompt no se pierde: el mismo enlace lo abre durante 24 horas desde que lo creaste. Guarda el enlace y podrás seguir donde lo dejaste.",
    draftBack: "Volver a tu prompt",
  },
};
