import type { Dictionary } from "../ja";

export const accounts: Dictionary["accounts"] = {
  email: "Correo electrónico",
  password: "Contraseña",
  confirmPassword: "Confirmar contraseña",
  showPassword: "Mostrar: {{field}}",
  hidePassword: "Ocultar: {{field}}",
  auth: {
    title: "Iniciar sesión o registrarse",
    tabs: "Iniciar sesión o registrarse",
    draftKept: "Para guardarlo, inicia sesión o regístrate. Tu prompt sigue ahí.",
    draftBack: "Volver al prompt",
  },
  benefits: {
    title: "Guarda tus prompts en tu propio estante.",
    lead: "Registrarse lleva unos 30 segundos y es gratis.",
    generate: {
      title: "Genera con un clic",
      text: "Escribe en una línea lo que quieres hacer y obtén un prompt bien estructurado.",
    },
    organise: {
      title: "Organiza con etiquetas y carpetas",
      text: "Agrupa los prompts por uso y encuéntralos cuando los necesites.",
    },
    share: {
      title: "Comparte con otras personas",
      text: "Comparte tus prompts con un enlace o insértalos en tu sitio.",
    },
  },
  google: {
    signIn: "Iniciar sesión con Google",
    waiting: "Continúa en la ventana de Google",
    closed: "Se cerró la ventana de Google",
    closedHint: "Inténtalo de nuevo para continuar.",
    or: "o",
    notConfigured: "El acceso con Google no está configurado (solo se muestra en desarrollo).",
  },
  signIn: {
    title: "Iniciar sesión",
    tab: "Iniciar sesión",
    submit: "Iniciar sesión",
    forgot: "¿Olvidaste tu contraseña?",
    missing: "Escribe tu correo electrónico y tu contraseña.",
  },
  register: {
    title: "Registrarse",
    tab: "Registrarse",
    submit: "Crear cuenta",
    passwordHint: "Al menos {{min, number}} caracteres y ninguna palabra común.",
    terms: "Acepto las <terms>condiciones de uso</terms> y la <privacy>política de privacidad</privacy>",
  },
  reset: {
    title: "Restablecer la contraseña",
    lead: "Enviaremos un enlace al correo con el que te registraste.",
    submit: "Enviar correo",
  },
  newPassword: {
    title: "Nueva contraseña",
    lead: "Al cambiarla se cierra la sesión en todos los dispositivos.",
    password: "Nueva contraseña",
    submit: "Cambiar contraseña",
    again: "Solicitar un enlace nuevo",
  },
  verify: {
    title: "Verificar el correo",
    lead: "Pulsa el botón para terminar de verificar este correo.",
    submit: "Verificar correo",
  },
  profile: {
    title: "Ajustes del perfil",
    account: "Cuenta",
    verified: "Verificado",
    unverified: "Sin verificar",
    sendVerification: "Enviar correo de verificación",
    providers: "Formas de acceso: {{providers, list}}",
    provider: {
      google: "Google",
      password: "correo y contraseña",
    },
  },
  sessions: {
    title: "Dispositivos con sesión iniciada",
    unknown: "Navegador desconocido",
    since: "Sesión iniciada: {{moment}}",
    current: "Este dispositivo",
    end: "Cerrar sesión",
    endOthers: "Cerrar sesión en los demás dispositivos",
  },
  deletion: {
    title: "Eliminar la cuenta",
    lead: "Se eliminarán todos los prompts guardados, las carpetas y tu perfil. Esta acción no se puede deshacer.",
    question: "¿Eliminar tu cuenta?",
    open: "Eliminar la cuenta",
    confirm: "Para continuar, confirma una vez más que eres tú.",
    cancel: "Cancelar",
    submit: "Eliminar mi cuenta",
  },
  welcome: {
    title: "Gracias por registrarte",
    thanks:
      "Te damos la bienvenida a la Ciudad de Prompts. Los prompts que guardes se conservan en este estante.",
    promotion: "Síguenos en {{name}} y recibe gratis nuestro libro electrónico de prompts.",
    open: "Abrir {{name}}",
    close: "Cerrar",
  },
};
