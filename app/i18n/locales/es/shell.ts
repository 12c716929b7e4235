import type { Dictionary } from "../ja";

export const shell: Dictionary["shell"] = {
  product: "Ciudad de Prompts",
  tagline: "Un lugar para crear, guardar y compartir prompts",
  description:
    "Escribe en una línea lo que quieres hacer y obtén un prompt que funciona en cualquier IA: para textos, automatización, imágenes y video.",
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
    newPrompt: "Nuevo prompt",
    dashboard: "Panel",
    profile: "Ajustes del perfil",
    signOut: "Cerrar sesión",
    terms: "Condiciones de uso",
    privacy: "Política de privacidad",
    legal: "Condiciones y privacidad",
  },
  languagePicker: "Idioma",
  languageChanged: "Idioma cambiado a español",
  copyright: "© {{year}} Ciudad de Prompts",
  notFound: {
    title: "Page Not Found",
    ownWords: "Página no encontrada",
    text: "No encontramos la página que buscabas. Puede que su dirección haya cambiado o que se haya eliminado.",
    action: "Ir a la página de inicio",
  },
  draftGone: {
    title: "Prompt no encontrado",
    action: "Crear uno nuevo",
  },
  failure: {
    title: "No se pudo mostrar la página",
    text: "Si el problema continúa, escríbenos e incluye la referencia de abajo.",
    reload: "Recargar",
    requestId: "Referencia: {{id}}",
  },
  popup: {
    done: "Sesión iniciada. Puedes cerrar esta ventana.",
    goOn: "Continuar",
  },
  flash: {
    registered: "Te has registrado",
    signed_in: "Sesión iniciada",
    signed_out: "Sesión cerrada",
    reset_sent:
      "Si el correo está registrado, recibirás un mensaje con un enlace para restablecer la contraseña",
    password_changed: "Contraseña cambiada. Inicia sesión con la nueva",
    email_verified: "Correo verificado",
    verification_sent: "Correo de verificación enviado",
    session_ended: "Se cerró la sesión en ese dispositivo",
    sessions_ended: "Se cerró la sesión en los demás dispositivos",
    account_deleted: "Cuenta eliminada",
    prompt_saved: "Prompt guardado",
  },
};
